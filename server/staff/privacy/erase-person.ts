import type { StaffContext } from '../staff-context.js';
import { eraseSubmissions } from './erase-submission.js';
import { identifierOf, type PersonOptions, submissionsOf } from './person.js';
import { removeRemains } from './remains.js';

interface Confirmation {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

export async function erasePerson(
  context: StaffContext,
  options: PersonOptions & Confirmation,
): Promise<void> {
  identifierOf(options);
  const rows = await submissionsOf(context.database, options);
  const isDone = isConfirmed(options);
  if (isDone) await context.transaction((tx) => eraseSubmissions(context, tx, rows, 'request'));
  context.output.record({
    found: rows.length,
    erased: isDone ? rows.length : 0,
    submissions: rows.map(({ reference, kind, submitted_at }) => ({
      reference,
      kind,
      submitted_at,
    })),
    ...(isDone && (await removeRemains(context))),
  });
}

export function isConfirmed({ yes = false, dryRun = false }: Confirmation): boolean {
  return yes && !dryRun;
}
