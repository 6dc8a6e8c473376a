import { normaliseCode } from '../../../web/contract/normalise.js';
import { createReference } from '../../submissions/reference.js';
import { audit } from '../audit/audit-log.js';
import { asColumns, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';

export async function issueCodes(
  context: StaffContext,
  options: { count: number; uses: number; unlimited?: boolean; note?: string },
): Promise<void> {
  const maxUses = options.unlimited === true ? null : options.uses;
  const codes = Array.from({ length: options.count }, () => createReference('INV'));
  const rows = codes.map((code) => ({
    codeHash: context.hash('invitation-code', code),
    note: options.note ?? null,
    maxUses,
  }));
  const ids = await context.transaction(async (tx) => {
    const stored = await tx.invitationCode.createManyAndReturn({
      data: rows,
      select: { id: true, codeHash: true },
    });
    const idOf = new Map(stored.map(({ id, codeHash }) => [codeHash, id]));
    const issued = rows.map(({ codeHash }) => idOf.get(codeHash)!);
    const events = issued.map((id) => ({
      action: 'codes.issue',
      subject: { kind: 'invitation_code', id },
      details: { maxUses },
    }));
    await audit(context, tx, ...events);
    return issued;
  });
  context.output.rows(codes.map((code, index) => ({ id: ids[index], code, max_uses: maxUses })));
}

export async function listCodes(
  { prisma, output }: StaffContext,
  { limit }: { limit: number },
): Promise<void> {
  const { invitationCode } = await prisma();
  const codes = await invitationCode.findMany({
    omit: { codeHash: true },
    orderBy: { id: 'desc' },
    take: limit + 1,
  });
  output.page(codes.map(asColumns), limit);
}

/** By the number that the list shows, or by the code itself. */
export async function revokeCode(context: StaffContext, given: string): Promise<void> {
  const codeHash = context.hash('invitation-code', normaliseCode(given));
  const id = await context.transaction(async (tx) => {
    const numbered = /^\d{1,9}$/.test(given) ? [{ id: Number(given) }] : [];
    const [revoked] = await tx.invitationCode.updateManyAndReturn({
      where: { OR: [...numbered, { codeHash }], revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (!revoked) throw new StaffError('邀请码不存在或已停用 / No active invitation code matches');
    await audit(context, tx, {
      action: 'codes.revoke',
      subject: { kind: 'invitation_code', id: revoked.id },
    });
    return revoked.id;
  });
  context.output.record({ id, revoked: true });
}
