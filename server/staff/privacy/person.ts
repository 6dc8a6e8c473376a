import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Queryable } from '../staff-context.js';
import { StaffError } from '../output.js';
import { reachedAt } from '../../submissions/submission.js';
import { HOME_CODE, telephoneKey } from '../../submissions/telephone-key.js';
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

/** Every submission of a person, of any kind and state. */
export async function submissionsOf(
  database: Queryable,
  { email = '', telephone = '', reference = '' }: PersonOptions,
): Promise<SubmissionRow[]> {
  if (email) return submissionsFrom(database, email);
  if (reference) return submissionCalled(database, reference);
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
 * Keys have no `+`: the American +1 386 213 4567 and the Chinese 138 6213 4567 have the same. Where
 * both are whole numbers, it tells them apart; without a dialling code they are Chinese.
 */
function areDifferent(...telephones: [string, string]): boolean {
  const [one, other] = telephones.map((each) => parsePhoneNumberFromString(each, 'CN'));
  return Boolean(one?.isValid() && other?.isValid() && one.number !== other.number);
}

/** Fewer digits are no telephone number. */
export const SHORTEST_KEY = 5;

/**
 * Keys that a number may be stored under. Of one that is shorter than Chinese numbers with their
 * area code, it is not known whether 86 before it is the dialling code: both are looked for.
 * @throws StaffError for what is too short to be one.
 */
export function spellingsOf(telephone: string): string[] {
  const key = telephoneKey(telephone);
  if (key.length < SHORTEST_KEY)
    throw new StaffError('电话号码太短 / The telephone number is too short');
  const national = key.startsWith(HOME_CODE) ? key.slice(HOME_CODE.length) : key;
  return [key, national.replace(/^0+/, ''), HOME_CODE + key];
}
