import { readFile } from 'node:fs/promises';
import { audit } from '../audit/audit-log.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { StaffError } from '../output.js';
import { checkLines, type LineError, type NewSerial, readSerialLines } from './serial-lines.js';

/** All lines, or none; with everything that is wrong with any of them at once. */
export async function importSerials(
  context: StaffContext,
  file: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  const { lines, errors: unreadable } = readSerialLines(await contentOf(file));
  const { serials, errors } = checkLines(lines);
  // Looked for inside the transaction: somebody else may be importing the same.
  await context.transaction(async (tx) => {
    const existing = await existingOf(
      tx,
      serials.map(({ serialNumber }) => serialNumber),
    );
    const taken = serials
      .filter(({ serialNumber }) => existing.has(serialNumber))
      .map(({ line, serialNumber }): LineError => ({
        line,
        problem: `已存在 / exists already: ${serialNumber}`,
      }));
    const all = [...unreadable, ...errors, ...taken].sort((a, b) => a.line - b.line);
    if (all.length > 0) {
      throw new StaffError(
        `${all.length} 处错误，未导入 / ${all.length} error(s), nothing was imported`,
        all,
      );
    }
    if (serials.length === 0)
      throw new StaffError('文件中没有序列号 / The file holds no serial number');
    if (dryRun) return;
    await insertSerials(tx, serials);
    await audit(context, tx, { action: 'serials.import', details: { count: serials.length } });
  });
  context.output.record({ file, serial_numbers: serials.length, imported: !dryRun });
}

/** In SQL: Prisma would ask for 32,000 at a time. */
async function existingOf(
  tx: StaffTransaction,
  serialNumbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ serial_number: string }[]>`
    SELECT serial_number FROM serial_numbers WHERE serial_number = ANY(${serialNumbers}::text[])`;
  return new Set(rows.map((row) => row.serial_number));
}

/**
 * Answers their numbers in the table, in this order. In SQL, two statements for any number: visitors
 * wait for the end of the transaction where the database is embedded, and Prisma, which keeps in
 * memory several times over what a call writes, takes many times as long.
 */
export async function insertSerials(
  tx: StaffTransaction,
  serials: readonly NewSerial[],
): Promise<number[]> {
  const stored = await tx.$queryRaw<{ id: number; serial_number: string }[]>`
    INSERT INTO serial_numbers (serial_number, note)
    SELECT "serialNumber", note
    FROM jsonb_to_recordset(${JSON.stringify(serials)}::jsonb) AS s ("serialNumber" text, note text)
    RETURNING id, serial_number`;
  const ids = new Map(stored.map((row) => [row.serial_number, row.id]));
  const models = serials.flatMap(({ serialNumber, products }) =>
    products.map((product) => ({ id: ids.get(serialNumber), product })),
  );
  await tx.$executeRaw`
    INSERT INTO serial_number_models (serial_number_id, product)
    SELECT id, product
    FROM jsonb_to_recordset(${JSON.stringify(models)}::jsonb) AS m (id int, product text)`;
  return serials.map(({ serialNumber }) => ids.get(serialNumber)!);
}

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StaffError(`${file}: ${(error as Error).message}`);
  }
}
