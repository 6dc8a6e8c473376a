import { normaliseCode } from '../../../web/contract/normalise.js';
import type { ProductId } from '../../../web/contract/products.js';
import { createReference } from '../../submissions/reference.js';
import { audit } from '../audit/audit-log.js';
import { asColumns, StaffError } from '../output.js';
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

export async function listSerials(
  { prisma, output }: StaffContext,
  options: { product?: ProductId; revoked?: boolean; limit: number },
): Promise<void> {
  const { serialNumber, licenceApplication } = await prisma();
  const serials = await serialNumber.findMany({
    where: {
      ...(options.revoked && { revokedAt: { not: null } }),
      ...(options.product && { models: { some: { product: options.product } } }),
    },
    include: { models: { orderBy: { product: 'asc' } } },
    orderBy: { id: 'desc' },
    take: options.limit + 1,
  });
  // Prisma's own count of a relation would count the applications of all serial numbers.
  const counts = await licenceApplication.groupBy({
    by: 'serialNumberId',
    where: { serialNumberId: { in: serials.map(({ id }) => id) } },
    _count: true,
  });
  const applications = new Map(counts.map((row) => [row.serialNumberId, row._count]));
  output.page(
    serials.map(({ id, models, ...row }) => ({
      ...asColumns(row),
      products: models.map(({ product }) => product).join('; '),
      applications: applications.get(id) ?? 0,
    })),
    options.limit,
  );
}

export async function revokeSerial(context: StaffContext, given: string): Promise<void> {
  const serialNumber = normaliseCode(given);
  await context.transaction(async (tx) => {
    const [revoked] = await tx.serialNumber.updateManyAndReturn({
      where: { serialNumber, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (!revoked) {
      throw new StaffError(`序列号不存在或已停用 / No active serial number ${serialNumber}`);
    }
    await audit(context, tx, {
      action: 'serials.revoke',
      subject: { kind: 'serial_number', id: revoked.id },
    });
  });
  context.output.record({ serial_number: serialNumber, revoked: true });
}
