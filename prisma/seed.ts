import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRISMA_FOLDER } from '../server/config/paths.js';
import type { PrismaClient } from '../server/database/generated/client.js';
import type { KeyedHash } from '../server/database/keyed-hash.js';
import type { Statements } from '../server/database/sql.service.js';
import type { Country, Province } from '../web/contract/api.js';
import { IFU_DOCUMENTS } from '../web/contract/instructions-for-use.js';
import type { ProductId } from '../web/contract/products.js';

/** Serial numbers for trying the site out; never present unless SEED_DEMO is on. */
const DEMO_SERIAL_NUMBERS: Readonly<Record<string, readonly ProductId[]>> = {
  'DEMO-ANEU-0001': ['AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan'],
  'DEMO-STRK-0002': ['AccuASPECTS', 'AccuCTP'],
  'DEMO-ICAS-0003': ['AccuFFicas'],
  'DEMO-HART-0004': ['AccuFFRct', 'AccuFFRangio', 'AccuFFRoct', 'AccuFFRivus', 'AccuLV', 'AccuIMR'],
};
const DEMO_INVITATION_CODE = 'DEMO-INVITE';

/**
 * Fills in reference data and, given the hash of their code, demo data. Running it again changes nothing. In SQL: every
 * start on the embedded database waits for it, and Prisma, which would ask for each row apart where
 * some differ, takes longer to load than all of these statements to run.
 */
export async function seed(sql: Statements, demo: KeyedHash | undefined): Promise<void> {
  await seedCountries(sql, await readData<readonly Country[]>('countries.json'));
  await seedAreas(sql, await readData<readonly Province[]>('areas.json'));
  await seedDocuments(sql);
  if (demo) await seedDemo(sql, demo);
}

async function seedCountries(sql: Statements, countries: readonly Country[]): Promise<void> {
  await sql.execute`
    INSERT INTO countries (code, name_zh, name_en, dial_code)
    SELECT "code", "nameZh", "nameEn", "dialCode"
    FROM jsonb_to_recordset(${JSON.stringify(countries)}::jsonb)
      AS c("code" text, "nameZh" text, "nameEn" text, "dialCode" text)
    ON CONFLICT (code) DO UPDATE SET
      name_zh = excluded.name_zh, name_en = excluded.name_en, dial_code = excluded.dial_code
    WHERE (countries.name_zh, countries.name_en, countries.dial_code)
      IS DISTINCT FROM (excluded.name_zh, excluded.name_en, excluded.dial_code)`;
}

async function seedAreas(sql: Statements, provinces: readonly Province[]): Promise<void> {
  const rows = provinces.flatMap(({ cities, ...province }) => [
    { ...province, parentCode: null },
    ...cities.map((city) => ({ ...city, parentCode: province.code })),
  ]);
  await sql.execute`
    INSERT INTO areas (code, parent_code, name_zh, name_en)
    SELECT "code", "parentCode", "nameZh", "nameEn"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS a("code" text, "parentCode" text, "nameZh" text, "nameEn" text)
    ON CONFLICT (code) DO UPDATE SET
      parent_code = excluded.parent_code, name_zh = excluded.name_zh, name_en = excluded.name_en
    WHERE (areas.parent_code, areas.name_zh, areas.name_en)
      IS DISTINCT FROM (excluded.parent_code, excluded.name_zh, excluded.name_en)`;
}

async function seedDocuments(sql: Statements): Promise<void> {
  // A newer release has been here: what documents are called is its matter, and that one may be gone back from.
  const [newer] = await sql.query`
    SELECT 1 FROM ifu_documents AS known WHERE NOT EXISTS (
      SELECT FROM jsonb_to_recordset(${JSON.stringify(IFU_DOCUMENTS)}::jsonb)
        AS d("product" text, "version" text, "language" text)
      WHERE (d."product", d."version", d."language") = (known.product, known.version, known.language))
    LIMIT 1`;
  if (newer) return;
  // A superseded version hands its name on to the current one: requests for it go along with it.
  await sql.execute`
    UPDATE ifu_documents AS known SET id = d."id"
    FROM jsonb_to_recordset(${JSON.stringify(IFU_DOCUMENTS)}::jsonb)
      AS d("id" text, "product" text, "version" text, "language" text)
    WHERE (known.product, known.version, known.language) = (d."product", d."version", d."language")
      AND known.id <> d."id"`;
  await sql.execute`
    INSERT INTO ifu_documents AS known (id, product, title, version, release, language,
      published_on, status, pages, size_bytes, sha256)
    SELECT "id", "product", "title", "version", "release", "language",
      "publishedAt", "status", "pages", "sizeBytes", "sha256"
    FROM jsonb_to_recordset(${JSON.stringify(IFU_DOCUMENTS)}::jsonb)
      AS d("id" text, "product" text, "title" text, "version" text, "release" text,
        "language" text, "publishedAt" date, "status" ifu_document_status, "pages" int,
        "sizeBytes" int, "sha256" text)
    ON CONFLICT (id) DO UPDATE SET
      product = excluded.product, title = excluded.title, version = excluded.version,
      release = excluded.release, language = excluded.language,
      published_on = excluded.published_on, status = excluded.status, pages = excluded.pages,
      size_bytes = excluded.size_bytes, sha256 = excluded.sha256
    WHERE known IS DISTINCT FROM excluded`;
}

async function seedDemo(sql: Statements, hash: KeyedHash): Promise<void> {
  const models = Object.entries(DEMO_SERIAL_NUMBERS).flatMap(([serialNumber, products]) =>
    products.map((product) => ({ serialNumber, product })),
  );
  await sql.execute`
    INSERT INTO serial_numbers (serial_number, note)
    SELECT unnest(${Object.keys(DEMO_SERIAL_NUMBERS)}::text[]), 'demo'
    ON CONFLICT DO NOTHING`;
  await sql.execute`
    INSERT INTO serial_number_models (serial_number_id, product)
    SELECT s.id, m."product"
    FROM jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      AS m("serialNumber" text, "product" text)
    JOIN serial_numbers s ON s.serial_number = m."serialNumber"
    ON CONFLICT DO NOTHING`;
  await sql.execute`
    INSERT INTO invitation_codes (code_hash, note)
    VALUES (${hash('invitation-code', DEMO_INVITATION_CODE)}, 'demo')
    ON CONFLICT DO NOTHING`;
}

/** Whether the demo data are there, under the key that counts here. */
export async function isDemoUsable(prisma: PrismaClient, hash: KeyedHash): Promise<boolean> {
  const [serialNumber = ''] = Object.keys(DEMO_SERIAL_NUMBERS);
  const codeHash = hash('invitation-code', DEMO_INVITATION_CODE);
  const found = await Promise.all([
    prisma.serialNumber.findUnique({ where: { serialNumber } }),
    prisma.invitationCode.findUnique({ where: { codeHash } }),
  ]);
  return found.every((row) => row !== null);
}

/** Demo serial numbers, and the invitation code, that the site accepts. */
export async function acceptedDemo(prisma: PrismaClient, hash: KeyedHash): Promise<string[]> {
  const codeHash = hash('invitation-code', DEMO_INVITATION_CODE);
  const [serials, code] = await Promise.all([
    prisma.serialNumber.findMany({
      where: { serialNumber: { in: Object.keys(DEMO_SERIAL_NUMBERS) }, revokedAt: null },
      orderBy: { id: 'asc' },
    }),
    prisma.invitationCode.findFirst({ where: { codeHash, revokedAt: null } }),
  ]);
  return [
    ...serials.map(({ serialNumber }) => serialNumber),
    ...(code ? [DEMO_INVITATION_CODE] : []),
  ];
}

async function readData<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(PRISMA_FOLDER, 'data', file), 'utf8')) as T;
}
