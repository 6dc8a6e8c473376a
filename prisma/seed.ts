import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRISMA_FOLDER } from '../server/config/paths.js';
import type { PrismaClient } from '../server/database/generated/client.js';
import type { KeyedHash } from '../server/database/keyed-hash.js';
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

/** Fills in reference data and, on request, demo data. Running it again changes nothing. */
export async function seed(
  prisma: PrismaClient,
  { demo, hash }: { demo: boolean; hash: KeyedHash },
): Promise<void> {
  await seedCountries(prisma, await readData<readonly Country[]>('countries.json'));
  await seedAreas(prisma, await readData<readonly Province[]>('areas.json'));
  await seedDocuments(prisma);
  if (demo) await seedDemo(prisma, hash);
}

async function seedCountries(prisma: PrismaClient, countries: readonly Country[]): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO countries (code, name_zh, name_en, dial_code)
    SELECT "code", "nameZh", "nameEn", "dialCode"
    FROM jsonb_to_recordset(${JSON.stringify(countries)}::jsonb)
      AS c("code" text, "nameZh" text, "nameEn" text, "dialCode" text)
    ON CONFLICT (code) DO UPDATE SET
      name_zh = excluded.name_zh, name_en = excluded.name_en, dial_code = excluded.dial_code
    WHERE (countries.name_zh, countries.name_en, countries.dial_code)
      IS DISTINCT FROM (excluded.name_zh, excluded.name_en, excluded.dial_code)`;
}

async function seedAreas(prisma: PrismaClient, provinces: readonly Province[]): Promise<void> {
  const rows = provinces.flatMap(({ cities, ...province }) => [
    { ...province, parentCode: null },
    ...cities.map((city) => ({ ...city, parentCode: province.code })),
  ]);
  await prisma.$executeRaw`
    INSERT INTO areas (code, parent_code, name_zh, name_en)
    SELECT "code", "parentCode", "nameZh", "nameEn"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS a("code" text, "parentCode" text, "nameZh" text, "nameEn" text)
    ON CONFLICT (code) DO UPDATE SET
      parent_code = excluded.parent_code, name_zh = excluded.name_zh, name_en = excluded.name_en
    WHERE (areas.parent_code, areas.name_zh, areas.name_en)
      IS DISTINCT FROM (excluded.parent_code, excluded.name_zh, excluded.name_en)`;
}

async function seedDocuments(prisma: PrismaClient): Promise<void> {
  for (const { id, publishedAt, ...document } of IFU_DOCUMENTS) {
    const row = { ...document, publishedOn: new Date(publishedAt) };
    await prisma.ifuDocument.upsert({ where: { id }, create: { id, ...row }, update: row });
  }
}

async function seedDemo(prisma: PrismaClient, hash: KeyedHash): Promise<void> {
  const numbers = Object.keys(DEMO_SERIAL_NUMBERS);
  await prisma.serialNumber.createMany({
    data: numbers.map((serialNumber) => ({ serialNumber, note: 'demo' })),
    skipDuplicates: true,
  });
  const rows = await prisma.serialNumber.findMany({ where: { serialNumber: { in: numbers } } });
  await prisma.serialNumberModel.createMany({
    data: rows.flatMap(({ id, serialNumber }) =>
      (DEMO_SERIAL_NUMBERS[serialNumber] ?? []).map((product) => ({ serialNumberId: id, product })),
    ),
    skipDuplicates: true,
  });
  await prisma.invitationCode.createMany({
    data: [{ codeHash: hash('invitation-code', DEMO_INVITATION_CODE), note: 'demo' }],
    skipDuplicates: true,
  });
}

async function readData<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(PRISMA_FOLDER, 'data', file), 'utf8')) as T;
}
