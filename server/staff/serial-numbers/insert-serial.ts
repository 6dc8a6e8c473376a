import type { ProductId } from '../../../web/contract/products.js';
import type { Queryable } from '../staff-context.js';

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
