/** Notes of serial numbers and codes: written by staff, who may have named somebody all the same. */
import { normaliseReference } from '../../../web/contract/submission-status.js';
import { reachedAt } from '../../submissions/submission.js';
import { nationalDigits } from '../../submissions/telephone.js';
import type { Queryable, StaffTransaction } from '../staff-context.js';
import type { SubmissionRow } from '../submissions/submission-query.js';
import type { PersonOptions } from './person.js';

const TABLES = ['serial_numbers', 'invitation_codes'] as const;

/** What stands between the digits of a telephone number, one character beside the other. */
const SEPARATORS = ' \t\u00a0().+-\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
/** A shorter number, as forms let it through, may stand in a note for a year or a room. */
const LEAST_DIGITS = 7;

/** What a note would name somebody by, as patterns of LIKE. */
interface Names {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
}

/** Names of those who sent submissions, and of the person who is asked for. */
export function namesOf(rows: readonly SubmissionRow[], asked: PersonOptions = {}): Names {
  const reached = [...rows.map((row) => reachedAt(row)), asked];
  const references = rows.map(({ reference }) => reference);
  if (asked.reference) references.push(normaliseReference(asked.reference));
  const numbers = reached
    .map(({ telephone }) => (telephone ? nationalDigits(telephone) : ''))
    .filter((digits) => digits.length >= LEAST_DIGITS);
  return {
    words: patternsOf([...references, ...reached.map(({ email }) => email)]),
    numbers: patternsOf(numbers),
  };
}

/** Of what LIKE finds anywhere in a text. */
function patternsOf(words: readonly (string | undefined)[]): string[] {
  return [...new Set(words)].flatMap((word) =>
    word ? [`%${word.replace(/[\\%_]/g, '\\$&')}%`] : [],
  );
}

/**
 * Finds a telephone number in any grouping, with its dialling code or without. In SQL: Prisma's `contains` lets
 * an underscore of an address stand for any character, and takes one word at a time. LIKE is several times as
 * fast here as `strpos` or one regular expression of all words.
 */
const NAMING = `note IS NOT NULL
  AND (lower(note) LIKE ANY (ARRAY(SELECT lower(pattern) FROM unnest($1::text[]) AS pattern))
    OR translate(note, $3, '') LIKE ANY ($2::text[]))`;

interface NamingNote {
  readonly table: string;
  readonly id: number;
  readonly note: string;
}

/** The notes that an erasure would empty. */
export async function notesNaming(
  database: Queryable,
  { words, numbers }: Names,
): Promise<readonly NamingNote[]> {
  const of = (table: string) =>
    `SELECT '${table}' AS "table", id, note FROM ${table} WHERE ${NAMING}`;
  const { rows } = await database.query<NamingNote>(
    `${TABLES.map(of).join(' UNION ALL ')} ORDER BY 1, 2`,
    [words, numbers, SEPARATORS],
  );
  return rows;
}

export async function emptyNotes(tx: StaffTransaction, { words, numbers }: Names): Promise<number> {
  if (words.length + numbers.length === 0) return 0;
  let emptied = 0;
  for (const table of TABLES) {
    const update = `UPDATE ${table} SET note = NULL WHERE ${NAMING}`;
    emptied += await tx.$executeRawUnsafe(update, words, numbers, SEPARATORS);
  }
  return emptied;
}
