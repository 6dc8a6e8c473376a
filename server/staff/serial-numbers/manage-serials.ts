import { normaliseCode } from '../../../web/contract/normalise.js';
import type { ProductId } from '../../../web/contract/products.js';
import { createReference } from '../../submissions/reference.js';
import { audit } from '../audit/audit-log.js';
import { type Row, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';
import { insertSerials } from './import-serials.js';

export async function issueSerials(
  context: StaffContext,
  { product: products, count, note }: { product: ProductId[]; count: number; note?: string },
): Promise<void> {
  const serials = Array.from({ length: count }, () => ({
    serialNumber: createReference('SN'),
    products,
    note,
  }));
  await context.transaction(async (tx) => {
    const ids = await insertSerials(tx, serials);
    const events = ids.map((id) => ({
      action: 'serials.issue',
      subject: { kind: 'serial_number', id },
      details: { products },
    }));
    await audit(context, tx, ...events);
  });
  context.output.rows(
    serials.map(({ serialNumber }) => ({
      serial_number: serialNumber,
      products: products.join('; '),
    })),
  );
}

/**
 * Newest first, or the one that is given. In SQL: Prisma would bind a value for each, and takes
 * 32,766 at most.
 */
export async function listSerials(
  { database, output }: StaffContext,
  given: string | undefined,
  options: { product?: ProductId; revoked?: boolean; limit: number },
): Promise<void> {
  const { rows } = await database.query<Row>(
    `SELECT s.serial_number, s.note, s.created_at, s.revoked_at,
       (SELECT string_agg(m.product, '; ' ORDER BY m.product) FROM serial_number_models m
        WHERE m.serial_number_id = s.id) AS products,
       (SELECT count(*)::int FROM licence_applications a
        WHERE a.serial_number_id = s.id) AS applications
     FROM serial_numbers s
     WHERE ($1::text IS NULL OR s.serial_number = $1)
       AND ($2::text IS NULL OR EXISTS (SELECT FROM serial_number_models m
         WHERE m.serial_number_id = s.id AND m.product = $2))
       AND (NOT $3 OR s.revoked_at IS NOT NULL)
     ORDER BY s.id DESC LIMIT $4`,
    [
      given === undefined ? null : normaliseCode(given),
      options.product ?? null,
      options.revoked ?? false,
      options.limit + 1,
    ],
  );
  output.page(rows, options.limit);
}

/** For products that are bought later: the number on the delivered software stays what it is. */
export async function addProducts(
  context: StaffContext,
  given: string,
  { product: products }: { product: ProductId[] },
): Promise<void> {
  const serialNumber = normaliseCode(given);
  const added = await context.transaction(async (tx) => {
    const serial = await tx.serialNumber.findUnique({ where: { serialNumber } });
    if (!serial) throw new StaffError(`没有这个序列号 / No such serial number: ${serialNumber}`);
    const models = await tx.serialNumberModel.createManyAndReturn({
      data: products.map((product) => ({ serialNumberId: serial.id, product })),
      skipDuplicates: true,
    });
    if (models.length === 0) {
      throw new StaffError(`已包含这些产品 / ${serialNumber} covers these products already`);
    }
    const names = models.map(({ product }) => product);
    await audit(context, tx, {
      action: 'serials.add',
      subject: { kind: 'serial_number', id: serial.id },
      details: { products: names },
    });
    return names;
  });
  context.output.record({ serial_number: serialNumber, added: added.join('; ') });
}

export async function revokeSerial(context: StaffContext, serialNumber: string): Promise<void> {
  await setRevoked(context, serialNumber, true);
}

/** Takes a revocation back. */
export async function restoreSerial(context: StaffContext, serialNumber: string): Promise<void> {
  await setRevoked(context, serialNumber, false);
}

async function setRevoked(context: StaffContext, given: string, revoked: boolean): Promise<void> {
  const serialNumber = normaliseCode(given);
  await context.transaction(async (tx) => {
    const [changed] = await tx.serialNumber.updateManyAndReturn({
      where: { serialNumber, revokedAt: revoked ? null : { not: null } },
      data: { revokedAt: revoked ? new Date() : null },
    });
    if (!changed) {
      throw new StaffError(
        revoked
          ? `序列号不存在或已停用 / No active serial number ${serialNumber}`
          : `序列号不存在或未停用 / No revoked serial number ${serialNumber}`,
      );
    }
    await audit(context, tx, {
      action: revoked ? 'serials.revoke' : 'serials.restore',
      subject: { kind: 'serial_number', id: changed.id },
    });
  });
  context.output.record({ serial_number: serialNumber, revoked });
}
