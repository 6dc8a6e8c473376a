import type { Queryable } from '../staff-context.js';
import { StaffError } from '../output.js';
import { reachedAt } from '../../submissions/submission.js';
import {
  areDifferent,
  SHORTEST_KEY,
  spellingsOf,
  telephoneKey,
} from '../../submissions/telephone.js';
import {
  submissionCalled,
  type SubmissionRow,
  submissionsFrom,
  submissionsOfTelephone,
} from '../submissions/submission-query.js';

/** How a person is named: by exactly one of these. */
export interface PersonOptions {
  readonly email?: string;
  readonly telephone?: string;
  readonly reference?: string;
}

export type Identifier = keyof PersonOptions;

export function identifierOf(options: PersonOptions): Identifier {
  const given = (['email', 'telephone', 'reference'] as const).filter((name) => options[name]);
  const [identifier, ...more] = given;
  if (identifier && more.length === 0) return identifier;
  throw new StaffError(
    '请给出 --email、--telephone、--reference 之一 / Give one of --email, --telephone, --reference',
  );
}

/**
 * Every submission of a person, of any kind and state.
 * @throws StaffError for a telephone number that is too short to be one.
 */
export async function submissionsOf(
  database: Queryable,
  { email = '', telephone = '', reference = '' }: PersonOptions,
): Promise<SubmissionRow[]> {
  if (email) return submissionsFrom(database, email);
  if (reference) return submissionCalled(database, reference);
  if (telephoneKey(telephone).length < SHORTEST_KEY)
    throw new StaffError('电话号码太短 / The telephone number is too short');
  const keys = spellingsOf(telephone);
  const rows = await submissionsOfTelephone(database, keys);
  return rows.filter((row) => {
    const { telephone: stored = '' } = reachedAt(row);
    return (
      keys.some((key) => telephoneKey(stored).endsWith(key)) && !areDifferent(stored, telephone)
    );
  });
}

/**
 * References of other submissions with the same e-mail addresses or telephone numbers: of the same
 * person, or of others who share a hospital's number.
 */
export async function othersReachedLike(
  database: Queryable,
  rows: readonly SubmissionRow[],
): Promise<string[]> {
  const reached = rows.map((row) => reachedAt(row));
  const emails = new Set(reached.flatMap(({ email }) => (email ? [email] : [])));
  const telephones = new Set(reached.flatMap(({ telephone }) => (telephone ? [telephone] : [])));
  const persons: readonly PersonOptions[] = [
    ...[...emails].map((email) => ({ email })),
    ...[...telephones]
      .filter((telephone) => telephoneKey(telephone).length >= SHORTEST_KEY)
      .map((telephone) => ({ telephone })),
  ];
  const found = new Set<string>();
  for (const person of persons) {
    for (const { reference } of await submissionsOf(database, person)) found.add(reference);
  }
  for (const { reference } of rows) found.delete(reference);
  return [...found];
}
