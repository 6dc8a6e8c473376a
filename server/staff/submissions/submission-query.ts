import type { Queryable } from '../staff-context.js';

export const SUBMISSION_KINDS = [
  'licence_application',
  'cooperation',
  'guidance',
  'consultation',
  'ifu_printed_copy',
  'ifu_notices',
] as const;
export const STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

/** A submission of any kind, with the columns of all kinds. Times are Shanghai's. */
export interface SubmissionRow {
  readonly id: number;
  readonly table: 'licence_application' | 'inquiry' | 'ifu_request';
  readonly reference: string;
  readonly submitted_at: string;
  readonly status: (typeof STATUSES)[number];
  readonly kind: (typeof SUBMISSION_KINDS)[number];
  readonly edition: 'zh' | 'en';
  readonly topic: 'probation' | 'code' | null;
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
  readonly contact_method: 'telephone' | 'email' | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly invited: boolean;
  readonly text: string | null;
  readonly consent_version: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Every submission, spam included. The column `telephone` reads as people write it: +86 138… */
const SUBMISSIONS = `
  SELECT a.id, 'licence_application' AS "table", a.reference, a.status::text,
    'licence_application' AS kind, a.edition::text, a.topic::text, s.serial_number, a.product,
    a.institution, a.profession, a.surname, a.name, c.name_zh AS country_zh, c.name_en AS country_en,
    coalesce(p.name_zh, a.province_text) AS province_zh,
    coalesce(p.name_en, a.province_text) AS province_en,
    coalesce(t.name_zh, a.city_text) AS city_zh, coalesce(t.name_en, a.city_text) AS city_en,
    a.address, a.contact_method::text, '+' || a.area_code || ' ' || a.telephone AS telephone,
    a.email, NULL AS contact, a.invitation_code_id IS NOT NULL AS invited, a.remark AS text,
    a.consent_version, a.created_at, a.updated_at
  FROM licence_applications a
  JOIN serial_numbers s ON s.id = a.serial_number_id
  JOIN countries c ON c.code = a.country_code
  LEFT JOIN areas p ON p.code = a.province_code
  LEFT JOIN areas t ON t.code = a.city_code
  UNION ALL
  SELECT i.id, 'inquiry', i.reference, i.status::text, i.kind::text, i.edition::text, NULL, NULL,
    i.product, i.company, i.profession, NULL, i.name, NULL, NULL, NULL, NULL, NULL, NULL, i.address,
    NULL, i.telephone, i.email, i.contact, false, i.content, i.consent_version, i.created_at,
    i.updated_at
  FROM inquiries i
  UNION ALL
  SELECT r.id, 'ifu_request', r.reference, r.status::text, 'ifu_' || r.kind::text, r.edition::text,
    NULL, NULL, d.product, r.institution, NULL, NULL, r.name, c.name_zh, c.name_en, NULL, NULL, NULL,
    NULL, r.address, NULL, NULL, r.email, NULL, false,
    concat_ws(' ', d.product, d.version, d.language), r.consent_version, r.created_at, r.updated_at
  FROM ifu_requests r
  JOIN ifu_documents d ON d.id = r.document_id
  LEFT JOIN countries c ON c.code = r.country_code`;

/** Which submissions; days are Shanghai's, both included. Without a status: all but spam. */
export interface SubmissionFilter {
  readonly kind?: string;
  readonly status?: string;
  readonly product?: string;
  readonly from?: string;
  readonly to?: string;
}

const WHERE = `
  ($1::text IS NULL OR kind = $1) AND (CASE WHEN $2::text IS NULL THEN status <> 'spam' ELSE status = $2 END)
  AND ($3::text IS NULL OR product = $3)
  AND ($4::date IS NULL OR created_at >= $4::timestamp AT TIME ZONE 'Asia/Shanghai')
  AND ($5::date IS NULL OR created_at < ($5::timestamp + interval '1 day') AT TIME ZONE 'Asia/Shanghai')`;

const values = ({ kind, status, product, from, to }: SubmissionFilter) => [
  kind ?? null,
  status ?? null,
  product ?? null,
  from ?? null,
  to ?? null,
];

export async function countSubmissions(
  database: Queryable,
  filter: SubmissionFilter,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (${SUBMISSIONS}) AS s WHERE ${WHERE}`,
    values(filter),
  );
  return rows[0]!.count;
}

/** The next submissions after one, newest first. Short queries: a cursor would hold up the embedded database. */
export async function nextSubmissions(
  database: Queryable,
  filter: SubmissionFilter,
  limit: number,
  after?: SubmissionRow,
): Promise<SubmissionRow[]> {
  const { rows } = await database.query<SubmissionRow>(
    `SELECT *, to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS submitted_at
     FROM (${SUBMISSIONS}) AS s
     WHERE ${WHERE} AND ($6::timestamptz IS NULL OR (created_at, reference) < ($6, $7))
     ORDER BY created_at DESC, reference DESC LIMIT $8`,
    [...values(filter), after?.created_at ?? null, after?.reference ?? null, limit],
  );
  return rows;
}

export async function findSubmissions(
  database: Queryable,
  where: string,
  parameters: readonly unknown[],
): Promise<SubmissionRow[]> {
  const { rows } = await database.query<SubmissionRow>(
    `SELECT *, to_char(created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS submitted_at
     FROM (${SUBMISSIONS}) AS s WHERE ${where} ORDER BY created_at`,
    [...parameters],
  );
  return rows;
}
