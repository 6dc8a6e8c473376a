/** Notes of serial numbers and codes: written by staff, who may have named somebody all the same. */
import { normaliseReference } from '../../../web/contract/submission-status.js';
import { reachedAt } from '../../submissions/submission.js';
import { writtenDigits } from '../../submissions/telephone.js';
import type { Queryable, StaffTransaction } from '../staff-context.js';
import type { SubmissionRow } from '../submissions/submission-query.js';
import type { PersonOptions } from './person.js';

const TABLES = ['serial_numbers', 'invitation_codes'] as const;

/** What stands between the digits of a telephone number, one character beside the other. */
const SEPARATORS = ' \t\u00a0().+\u2010\u2011\u2012\u2013\u2014\u2015\u2212-';
/** A shorter number, as forms let it through, may stand in a note for a year or a room. */
const LEAST_DIGITS = 7;

/** What notes are searched for: patterns of LIKE, and what else has to hold as regular expressions. */
interface Sought {
  readonly likes: readonly string[];
  readonly expressions: readonly string[];
}

/** What a note would name somebody by. */
interface Names {
  readonly words: Sought;
  readonly numbers: Sought;
}

/** Names of those who sent submissions, and of the person who is asked for. */
export function namesOf(rows: readonly SubmissionRow[], asked: PersonOptions = {}): Names {
  const reached = [...rows.map((row) => reachedAt(row)), asked];
  const references = rows.map(({ reference }) => reference);
  if (asked.reference) references.push(normaliseReference(asked.reference));
  const emails = reached.flatMap(({ email }) => (email ? [email] : []));
  const numbers = reached
    .flatMap(({ telephone }) => (telephone ? [writtenDigits(telephone)] : []))
    .filter(({ national }) => national.length >= LEAST_DIGITS);
  return {
    words: {
      likes: patternsOf([...references, ...emails]),
      expressions: unique([...references.map(literal), ...emails.map(wholeAddress)]),
    },
    numbers: {
      likes: patternsOf(numbers.map(({ national }) => national)),
      expressions: unique(numbers.map(wholeNumber)),
    },
  };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Of what LIKE finds anywhere in a text. */
const patternsOf = (words: readonly string[]) =>
  unique(words).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Not within a longer address: li@hospital.com stands in wangli@hospital.com.cn. */
const wholeAddress = (email: string) =>
  `(?<![a-z0-9][._%+-]*)${literal(email)}(?![a-z0-9-]|\\.[a-z0-9])`;

/** Not within a longer number, but behind zeros and its own dialling code. */
const wholeNumber = ({ national, callingCode }: ReturnType<typeof writtenDigits>) =>
  `(?<![0-9])0*(${callingCode})?0*${[...national].join(`[${SEPARATORS}]*`)}(?![0-9])`;

const lowered = (patterns: string) =>
  `ARRAY(SELECT lower(pattern) FROM unnest(${patterns}::text[]) AS pattern)`;

/**
 * Finds a telephone number in any grouping, with its dialling code or without. In SQL: Prisma's `contains` lets
 * an underscore of an address stand for any character, and takes one word at a time. LIKE is several times as
 * fast here as `strpos` or one regular expression of all words: only what it finds is looked at more closely.
 */
const NAMING = `note IS NOT NULL
  AND (lower(note) LIKE ANY (${lowered('$1')}) AND lower(note) ~ ANY (${lowered('$2')})
    OR translate(note, $5, '') LIKE ANY ($3::text[]) AND note ~ ANY ($4::text[]))`;

const valuesOf = ({ words, numbers }: Names) =>
  [words.likes, words.expressions, numbers.likes, numbers.expressions, SEPARATORS] as const;

interface NamingNote {
  readonly table: string;
  readonly id: number;
  readonly note: string;
}

/** The notes that an erasure would empty. */
export async function notesNaming(
  database: Queryable,
  names: Names,
): Promise<readonly NamingNote[]> {
  const of = (table: string) =>
    `SELECT '${table}' AS "table", id, note FROM ${table} WHERE ${NAMING}`;
  const { rows } = await database.query<NamingNote>(
    `${TABLES.map(of).join(' UNION ALL ')} ORDER BY 1, 2`,
    [...valuesOf(names)],
  );
  return rows;
}

export async function emptyNotes(tx: StaffTransaction, names: Names): Promise<number> {
  if (names.words.likes.length + names.numbers.likes.length === 0) return 0;
  let emptied = 0;
  for (const table of TABLES) {
    const update = `UPDATE ${table} SET note = NULL WHERE ${NAMING}`;
    emptied += await tx.$executeRawUnsafe(update, ...valuesOf(names));
  }
  return emptied;
}
