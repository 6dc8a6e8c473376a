import { normaliseCode } from '../../../web/contract/normalise.js';
import { createReference } from '../../submissions/reference.js';
import { audit } from '../audit/audit-log.js';
import { type Row, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';
import { insertSerial } from './import-serials.js';
import { productNamed } from './check-serial-lines.js';

export async function issueSerials(
  context: StaffContext,
  options: { product: readonly string[]; count: number; note?: string },
): Promise<void> {
  const products = [...new Set(options.product.map(knownProduct))];
  const issued = await context.transaction(async (tx) => {
    const numbers: string[] = [];
    for (let index = 0; index < options.count; index += 1) {
      const serialNumber = createReference('SN');
      const id = await insertSerial(tx, { serialNumber, products, note: options.note });
      await audit(context, tx, {
        action: 'serials.issue',
        subject: { kind: 'serial_number', id },
        details: { products },
      });
      numbers.push(serialNumber);
    }
    return numbers;
  });
  context.output.rows(
    issued.map((serial_number) => ({ serial_number, products: products.join('; ') })),
  );
}

export async function listSerials(
  { database, output }: StaffContext,
  options: { product?: string; revoked?: boolean; limit: number },
): Promise<void> {
  const { rows } = await database.query<Row>(
    // Only those that are shown are put together with their products and applications.
    `SELECT s.serial_number,
       (SELECT string_agg(m.product, '; ' ORDER BY m.product)
        FROM serial_number_models m WHERE m.serial_number_id = s.id) AS products,
       s.note, s.created_at, s.revoked_at,
       (SELECT count(*)::int FROM licence_applications a WHERE a.serial_number_id = s.id) AS applications
     FROM (
       SELECT * FROM serial_numbers n
       WHERE ($1::boolean IS NULL OR n.revoked_at IS NOT NULL)
         AND ($2::text IS NULL OR EXISTS (
           SELECT FROM serial_number_models m WHERE m.serial_number_id = n.id AND m.product = $2))
       ORDER BY n.id DESC LIMIT $3
     ) AS s ORDER BY s.id DESC`,
    [
      options.revoked ?? null,
      options.product === undefined ? null : knownProduct(options.product),
      options.limit,
    ],
  );
  output.rows(rows);
}

export async function revokeSerial(context: StaffContext, given: string): Promise<void> {
  const serialNumber = normaliseCode(given);
  await context.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      'UPDATE serial_numbers SET revoked_at = now() WHERE serial_number = $1 AND revoked_at IS NULL RETURNING id',
      [serialNumber],
    );
    const [revoked] = rows;
    if (!revoked) {
      throw new StaffError(
        `没有这个可用的序列号 / No serial number in use is called ${serialNumber}`,
      );
    }
    await audit(context, tx, {
      action: 'serials.revoke',
      subject: { kind: 'serial_number', id: revoked.id },
    });
  });
  context.output.record({ serial_number: serialNumber, revoked: true });
}

function knownProduct(name: string) {
  const product = productNamed(name);
  if (product) return product;
  throw new StaffError(`没有这个产品 / No such product: ${name}`);
}
