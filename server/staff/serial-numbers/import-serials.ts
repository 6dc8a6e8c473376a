import { readFile } from 'node:fs/promises';
import { audit } from '../audit/audit-log.js';
import type { StaffContext, StaffTransaction } from '../staff-context.js';
import { StaffError } from '../output.js';
import { checkLines, type LineError } from './check-serial-lines.js';
import { readSerialLines } from './read-serial-lines.js';
import type { ProductId } from '../../../web/contract/products.js';

export interface NewSerial {
  readonly serialNumber: string;
  readonly products: readonly ProductId[];
  readonly note: string | undefined;
}

/** Prisma keeps in memory what one call writes, several times over. */
const BATCH = 100;

/** All lines, or none; with everything that is wrong with any of them at once. */
export async function importSerials(
  context: StaffContext,
  file: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  const { lines, errors: unreadable } = readSerialLines(await contentOf(file));
  const { serials, errors } = checkLines(lines);
  const prisma = await context.prisma();
  const found = await prisma.serialNumber.findMany({
    where: { serialNumber: { in: serials.map(({ serialNumber }) => serialNumber) } },
  });
  const existing = new Set(found.map(({ serialNumber }) => serialNumber));
  const taken = serials
    .filter(({ serialNumber }) => existing.has(serialNumber))
    .map(({ line, serialNumber }): LineError => ({
      line,
      problem: `已存在 / exists already: ${serialNumber}`,
    }));
  const all = [...unreadable, ...errors, ...taken].sort((a, b) => a.line - b.line);
  if (all.length > 0) {
    throw new StaffError(`${all.length} 处错误，未导入 / errors, nothing was imported`, all);
  }
  if (serials.length === 0)
    throw new StaffError('文件中没有序列号 / The file holds no serial number');
  if (!dryRun) {
    await context.transaction(async (tx) => {
      for (let start = 0; start < serials.length; start += BATCH) {
        await insertSerials(tx, serials.slice(start, start + BATCH));
      }
      await audit(context, tx, { action: 'serials.import', details: { count: serials.length } });
    });
  }
  context.output.record({ file, serial_numbers: serials.length, imported: !dryRun });
}

async function insertSerials(tx: StaffTransaction, serials: readonly NewSerial[]): Promise<void> {
  const rows = await tx.serialNumber.createManyAndReturn({
    data: serials.map(({ serialNumber, note }) => ({ serialNumber, note: note ?? null })),
  });
  const ids = new Map(rows.map(({ id, serialNumber }) => [serialNumber, id]));
  await tx.serialNumberModel.createMany({
    data: serials.flatMap(({ serialNumber, products }) =>
      products.map((product) => ({ serialNumberId: ids.get(serialNumber)!, product })),
    ),
  });
}

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StaffError(`${file}: ${(error as Error).message}`);
  }
}
