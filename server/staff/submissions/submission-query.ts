import type {
  ContactMethod,
  Edition,
  LicenceTopic,
  SubmissionKind,
  SubmissionStatus,
} from '../../database/generated/enums.js';
import { normaliseReference } from '../../../web/contract/submission-status.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { telephoneKeyOf } from '../../submissions/telephone.js';
import type { Queryable, StaffTransaction } from '../staff-context.js';

/** Table of each kind of row. */
export const TABLES: Readonly<Record<SubmissionKind, string>> = {
  licence_application: 'licence_applications',
  inquiry: 'inquiries',
  ifu_request: 'ifu_requests',
};

/** What staff do to a row of any kind. */
interface SubmissionModel {
  update(change: {
    where: { id: number };
    data: { status: SubmissionStatus; updatedAt: Date };
  }): Promise<unknown>;
  findUnique(row: { where: { id: number } }): Promise<{
    status: SubmissionStatus;
    requestId: string | null;
    clientAddressHash: string | null;
  } | null>;
  findMany(rows: {
    where: { id: { in: number[] }; updatedAt?: { lt: Date } };
  }): Promise<{ id: number; clientAddressHash: string | null }[]>;
  deleteMany(rows: { where: { id: { in: number[] } } }): Promise<unknown>;
}

export function modelOf(tx: StaffTransaction, table: SubmissionKind): SubmissionModel {
  const models = {
    licence_application: tx.licenceApplication,
    inquiry: tx.inquiry,
    ifu_request: tx.ifuRequest,
  };
  return models[table];
}

/** A submission of any kind, with the columns of all kinds. Times are Shanghai's. */
export interface SubmissionRow {
  readonly id: number;
  readonly table: SubmissionKind;
  readonly reference: string;
  readonly submitted_at: string;
  readonly status: SubmissionStatus;
  readonly kind: NotifiedSubmission['kind'];
  readonly edition: Edition;
  readonly topic: LicenceTopic | null;
  readonly serial_number: string | null;
  readonly product: string | null;
  readonly institution: string;
  readonly profession: string | null;
  readonly surname: string | null;
  readonly name: string;
  readonly country_zh: string | null;
  readonly country_en: string | null;
  readonly province_zh: string | null;
  readonly province_en: string | null;
  readonly city_zh: string | null;
  readonly city_en: string | null;
  readonly address: string | null;
  readonly contact_method: ContactMethod | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly invited: boolean;
  /** Number of the invitation code, as the list of codes shows it. */
  readonly invitation_code_id: number | null;
  readonly text: string | null;
  readonly consent_version: string | null;
  readonly consented_at: Date | null;
  /** Last day to send a printed copy, as YYYY-MM-DD. */
  readonly due_on: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Which submissions; days are Shanghai's, both included. Without a status: all but spam. */
export interface SubmissionFilter {
  readonly kind?: string;
  readonly status?: string;
  readonly product?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A place in the order of all lists: newest first. */
type Position = Pick<SubmissionRow, 'created_at' | 'reference'>;

/** A table of submissions, with its row called `x`, and its columns in the form of all kinds. */
interface Source {
  readonly table: SubmissionKind;
  readonly columns: string;
  readonly rows: string;
  /** What its columns take from other tables: neither adds rows nor takes any away. */
  readonly joins: string;
  readonly product: string;
  /** Kinds that it holds, and the condition that tells one apart where there are several. */
  readonly kinds: readonly SubmissionRow['kind'][];
  readonly isOfKind?: (kind: string) => string;
  /** As they may be given: with the dialling code and without it. */
  readonly telephones: readonly string[];
  /** Where either an e-mail address or a telephone number stands. */
  readonly contact?: string;
  readonly institution: string;
  /** Whole names, as people write them in Chinese and in English. */
  readonly names: readonly string[];
}

/**
 * Statements are put together from these, in SQL: three tables read as one, by indexes on
 * expressions, from a place in the order of two columns. Prisma can say none of that. Spam is
 * included. The column `telephone` reads as people write it: +86 138…
 */
const SOURCES: readonly Source[] = [
  {
    table: 'licence_application',
    columns: `x.id, 'licence_application' AS "table", x.reference, x.status::text,
    'licence_application' AS kind, x.edition::text, x.topic::text, s.serial_number, x.product,
    x.institution, x.profession, x.surname, x.name, c.name_zh AS country_zh, c.name_en AS country_en,
    coalesce(p.name_zh, x.province_text) AS province_zh,
    coalesce(p.name_en, x.province_text) AS province_en,
    coalesce(t.name_zh, x.city_text) AS city_zh, coalesce(t.name_en, x.city_text) AS city_en,
    x.address, x.contact_method::text, '+' || x.area_code || ' ' || x.telephone AS telephone,
    x.email, NULL AS contact, x.invitation_code_id IS NOT NULL AS invited, x.invitation_code_id,
    x.remark AS text, x.consent_version, x.consented_at, NULL AS due_on, x.created_at, x.updated_at`,
    rows: 'licence_applications x',
    joins: `JOIN serial_numbers s ON s.id = x.serial_number_id
    JOIN countries c ON c.code = x.country_code
    LEFT JOIN areas p ON p.code = x.province_code
    LEFT JOIN areas t ON t.code = x.city_code`,
    product: 'x.product',
    kinds: ['licence_application'],
    telephones: ['x.telephone', 'x.area_code || x.telephone'],
    institution: 'x.institution',
    names: ['x.surname || x.name', `x.surname || ' ' || x.name`],
  },
  {
    table: 'inquiry',
    columns: `x.id, 'inquiry', x.reference, x.status::text, x.kind::text, x.edition::text, NULL, NULL,
    x.product, x.company, x.profession, NULL, x.name, NULL, NULL, NULL, NULL, NULL, NULL, x.address,
    NULL, x.telephone, x.email, x.contact, false, NULL, x.content, x.consent_version, x.consented_at, NULL,
    x.created_at, x.updated_at`,
    rows: 'inquiries x',
    joins: '',
    product: 'x.product',
    kinds: ['cooperation', 'guidance', 'consultation'],
    isOfKind: (kind) => `x.kind = ${kind}::inquiry_kind`,
    telephones: ['x.telephone'],
    contact: 'x.contact',
    institution: 'x.company',
    names: ['x.name'],
  },
  {
    table: 'ifu_request',
    columns: `x.id, 'ifu_request', x.reference, x.status::text, 'ifu_' || x.kind::text, x.edition::text,
    NULL, NULL, d.product, x.institution, NULL, NULL, x.name, c.name_zh, c.name_en, NULL, NULL, NULL,
    NULL, x.address, NULL, NULL, x.email, NULL, false, NULL,
    concat_ws(' ', d.product, d.version, d.language), x.consent_version, x.consented_at,
    x.due_on::text, x.created_at, x.updated_at`,
    rows: 'ifu_requests x',
    joins: `JOIN ifu_documents d ON d.id = x.document_id
    LEFT JOIN countries c ON c.code = x.country_code`,
    product: 'd.product',
    kinds: ['ifu_printed_copy', 'ifu_notices'],
    isOfKind: (kind) => `'ifu_' || x.kind::text = ${kind}`,
    telephones: [],
    institution: 'x.institution',
    names: ['x.name'],
  },
];

/** What submissions of all tables are called. */
export const SUBMISSION_KINDS = SOURCES.flatMap(({ kinds }) => kinds);

/** Values of a statement, numbered as they are named in it. */
class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/**
 * The next submissions after one, newest first. Each table is read by its index from there on, so
 * that a page takes the same time wherever it is. No cursor: it would hold up the embedded database.
 */
export function nextSubmissions(
  database: Queryable,
  filter: SubmissionFilter,
  limit: number,
  after?: Position,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const most = values.add(limit);
  const last =
    after && `(${values.add(after.created_at)}::timestamptz, ${values.add(after.reference)})`;
  const parts = sourcesOf(filter).map(
    (source) => `(
      SELECT ${source.columns} FROM ${source.rows} ${source.joins}
      WHERE ${[...conditions(source, filter, values), ...(last ? [`(x.created_at, x.reference) < ${last}`] : [])].join(' AND ')}
      ORDER BY x.created_at DESC, x.reference DESC LIMIT ${most})`,
  );
  return rowsOf(database, parts, values, `ORDER BY created_at DESC, reference DESC LIMIT ${most}`);
}

export async function countSubmissions(
  database: Queryable,
  filter: SubmissionFilter,
): Promise<number> {
  const values = new Values();
  const parts = sourcesOf(filter).map((source) => {
    const where = conditions(source, filter, values).join(' AND ');
    const joins = source.product.startsWith('x.') ? '' : source.joins;
    return `(SELECT count(*) FROM ${source.rows} ${joins} WHERE ${where})`;
  });
  const { rows } = await database.query<{ count: number }>(
    `SELECT (${parts.join(' + ') || '0'})::int AS count`,
    values.all,
  );
  return rows[0]!.count;
}

/** The submission with a reference, or those with several. */
export function submissionCalled(
  database: Queryable,
  ...references: readonly string[]
): Promise<SubmissionRow[]> {
  const values = new Values();
  const names = values.add(references.map(normaliseReference));
  return matching(database, values, () => [`x.reference = ANY(${names}::text[])`]);
}

/** Submissions with an e-mail address, whatever letters are capitals. */
export function submissionsFrom(
  database: Queryable,
  email: string,
  most?: number,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const address = `lower(${values.add(email)})`;
  const conditionsOf = ({ contact }: Source) => [
    `lower(x.email) = ${address}`,
    ...(contact ? [`lower(${contact}) = ${address}`] : []),
  ];
  return matching(database, values, conditionsOf, most);
}

/** Submissions with one of several telephone numbers, given as their keys. */
export function submissionsOfTelephone(
  database: Queryable,
  numbers: readonly string[],
  most?: number,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const any = `= ANY(${values.add(numbers)}::text[])`;
  const conditionsOf = ({ telephones, contact }: Source) => [
    ...telephones.map((column) => `${telephoneKeyOf(column)} ${any}`),
    // The digits of an e-mail address are nobody's number.
    ...(contact ? [`${telephoneKeyOf(contact)} ${any} AND ${contact} NOT LIKE '%@%'`] : []),
  ];
  return matching(database, values, conditionsOf, most);
}

/** Applications with a serial number, given as it is stored. */
export function submissionsWithSerial(
  database: Queryable,
  serialNumber: string,
  most?: number,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const id = `(SELECT id FROM serial_numbers WHERE serial_number = ${values.add(serialNumber)})`;
  const conditionsOf = ({ table }: Source) =>
    table === 'licence_application' ? [`x.serial_number_id = ${id}`] : [];
  return matching(database, values, conditionsOf, most);
}

/** Submissions whose institution or name begins with a text. */
export function submissionsNamed(
  database: Queryable,
  beginning: string,
  most?: number,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const text = beginning.replace(/[\\%_]/g, '\\$&');
  // Made small by the database, as the columns are: JavaScript does so otherwise with some letters.
  const like = `LIKE lower(${values.add(`${text}%`)})`;
  const conditionsOf = ({ institution, names }: Source) =>
    [institution, ...names].map((column) => `lower(${column}) ${like}`);
  return matching(database, values, conditionsOf, most);
}

/** Submissions whose last contact is longer ago than some months, those with the oldest one first. */
export function expiredSubmissions(
  database: Queryable,
  months: number,
  most: number,
): Promise<SubmissionRow[]> {
  const values = new Values();
  const limit = values.add(most);
  const isExpired = `x.updated_at < now() - make_interval(months => ${values.add(months)}::int)`;
  const parts = SOURCES.map(
    ({ columns, rows, joins }) => `(
      SELECT ${columns} FROM ${rows} ${joins}
      WHERE ${isExpired} ORDER BY x.updated_at LIMIT ${limit})`,
  );
  return rowsOf(database, parts, values, `ORDER BY updated_at LIMIT ${limit}`);
}

/** How many they are, and when the oldest last contact was. */
export async function countExpired(
  database: Queryable,
  months: number,
): Promise<{ found: number; oldest: Date | null }> {
  const parts = SOURCES.map(
    ({ rows }) => `SELECT x.updated_at FROM ${rows}
      WHERE x.updated_at < now() - make_interval(months => $1::int)`,
  );
  const { rows } = await database.query<{ found: number; oldest: Date | null }>(
    `SELECT count(*)::int AS found, min(updated_at) AS oldest FROM (${parts.join(' UNION ALL ')}) AS s`,
    [months],
  );
  return rows[0]!;
}

/** The moment that they count from in a transaction, by the clock of the database. */
export async function expiryOf(tx: StaffTransaction, months: number): Promise<Date> {
  const [row] = await tx.$queryRaw<{ moment: Date }[]>`
    SELECT now() - make_interval(months => ${months}::int) AS moment`;
  return row!.moment;
}

/**
 * What meets any of some conditions, each of which an index serves by itself: all of it, oldest
 * first, or the newest.
 */
function matching(
  database: Queryable,
  values: Values,
  conditionsOf: (source: Source) => readonly string[],
  most?: number,
): Promise<SubmissionRow[]> {
  const parts = SOURCES.flatMap((source) => {
    const ids = conditionsOf(source).map(
      (condition) => `SELECT x.id FROM ${source.rows} WHERE ${condition}`,
    );
    if (ids.length === 0) return [];
    const tables = `${source.rows} ${source.joins}`;
    return [`SELECT ${source.columns} FROM ${tables} WHERE x.id IN (${ids.join(' UNION ')})`];
  });
  const order =
    most === undefined
      ? 'ORDER BY created_at'
      : `ORDER BY created_at DESC, reference DESC LIMIT ${values.add(most)}`;
  return rowsOf(database, parts, values, order);
}

async function rowsOf(
  database: Queryable,
  parts: readonly string[],
  values: Values,
  order: string,
): Promise<SubmissionRow[]> {
  if (parts.length === 0) return [];
  // The first one names the columns of all.
  const [first] = SOURCES as [Source];
  const named = `SELECT ${first.columns} FROM ${first.rows} ${first.joins} WHERE false`;
  const { rows } = await database.query<SubmissionRow>(
    `SELECT *, to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS submitted_at
     FROM (${[named, ...parts].join(' UNION ALL ')}) AS s ${order}`,
    values.all,
  );
  return rows;
}

function sourcesOf({ kind }: SubmissionFilter): readonly Source[] {
  return kind === undefined
    ? SOURCES
    : SOURCES.filter(({ kinds }) => kinds.some((each) => each === kind));
}

function conditions(
  { isOfKind, product: productColumn }: Source,
  { kind, status, product, from, to }: SubmissionFilter,
  values: Values,
): string[] {
  return [
    status === undefined
      ? "x.status <> 'spam'"
      : `x.status = ${values.add(status)}::submission_status`,
    ...(kind !== undefined && isOfKind ? [isOfKind(values.add(kind))] : []),
    ...(product === undefined ? [] : [`${productColumn} = ${values.add(product)}`]),
    ...(from === undefined ? [] : [fromDay('x.created_at', values.add(from))]),
    ...(to === undefined ? [] : [toDay('x.created_at', values.add(to))]),
  ];
}

/** Conditions on a time: not before a day of Shanghai's, and not after one. */
export const fromDay = (time: string, day: string) =>
  `${time} >= ${day}::timestamp AT TIME ZONE 'Asia/Shanghai'`;
export const toDay = (time: string, day: string) =>
  `${time} < (${day}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Shanghai'`;
