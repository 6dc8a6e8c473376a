import { readFile } from 'node:fs/promises';
import { audit } from '../audit/audit-log.js';
import type { Queryable, StaffContext } from '../staff-context.js';
import { StaffError } from '../output.js';
import { checkLines, type LineError } from './check-serial-lines.js';
import { readSerialLines } from './read-serial-lines.js';
import type { ProductId } from '../../../web/contract/products.js';

export interface NewSerial {
  readonly serialNumber: string;
  readonly products: readonly ProductId[];
  readonly note: string | undefined;
}

/** Inserts a normalised serial number with its products; answers its row's number. */
export async function insertSerial(
  tx: Queryable,
  { serialNumber, products, note }: NewSerial,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'INSERT INTO serial_numbers (serial_number, note) VALUES ($1, $2) RETURNING id',
    [serialNumber, note ?? null],
  );
  const { id } = rows[0]!;
  await tx.query(
    'INSERT INTO serial_number_models (serial_number_id, product) SELECT $1, unnest($2::text[])',
    [id, products],
  );
  return id;
}

/** All lines, or none; with everything that is wrong with any of them at once. */
export async function importSerials(
  context: StaffContext,
  file: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  const { lines, errors: unreadable } = readSerialLines(await contentOf(file));
  const { serials, errors } = checkLines(lines);
  const found = await context.database.query<{ serial_number: string }>(
    'SELECT serial_number FROM serial_numbers WHERE serial_number = ANY($1)',
    [serials.map(({ serialNumber }) => serialNumber)],
  );
  const existing = new Set(found.rows.map((row) => row.serial_number));
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
      for (const serial of serials) await insertSerial(tx, serial);
      await audit(context, tx, { action: 'serials.import', details: { count: serials.length } });
    });
  }
  context.output.record({ file, serial_numbers: serials.length, imported: !dryRun });
}

async function contentOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new StaffError(`${file}: ${(error as Error).message}`);
  }
}
