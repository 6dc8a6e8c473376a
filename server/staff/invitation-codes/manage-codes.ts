import { normaliseCode } from '../../../web/contract/normalise.js';
import { createReference } from '../../submissions/reference.js';
import { audit } from '../audit/audit-log.js';
import { type Row, StaffError } from '../output.js';
import type { StaffContext } from '../staff-context.js';

export async function issueCodes(
  context: StaffContext,
  options: { count: number; uses: number; unlimited?: boolean; note?: string },
): Promise<void> {
  const maxUses = options.unlimited === true ? null : options.uses;
  const issued = await context.transaction(async (tx) => {
    const codes: Row[] = [];
    for (let index = 0; index < options.count; index += 1) {
      const code = createReference('INV');
      const { rows } = await tx.query<{ id: number }>(
        'INSERT INTO invitation_codes (code_hash, note, max_uses) VALUES ($1, $2, $3) RETURNING id',
        [context.hash('invitation-code', code), options.note ?? null, maxUses],
      );
      const { id } = rows[0]!;
      await audit(context, tx, {
        action: 'codes.issue',
        subject: { kind: 'invitation_code', id },
        details: { maxUses },
      });
      codes.push({ id, code, uses: maxUses });
    }
    return codes;
  });
  context.output.rows(issued);
}

export async function listCodes(
  { database, output }: StaffContext,
  { limit }: { limit: number },
): Promise<void> {
  const { rows } = await database.query<Row>(
    `SELECT id, note, uses, max_uses, created_at, revoked_at
     FROM invitation_codes ORDER BY id DESC LIMIT $1`,
    [limit],
  );
  output.rows(rows);
}

/** By the number that the list shows, or by the code itself. */
export async function revokeCode(context: StaffContext, given: string): Promise<void> {
  const codeHash = context.hash('invitation-code', normaliseCode(given));
  const id = await context.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE invitation_codes SET revoked_at = now()
       WHERE (id = $1 OR code_hash = $2) AND revoked_at IS NULL RETURNING id`,
      [/^\d{1,9}$/.test(given) ? Number(given) : null, codeHash],
    );
    const [revoked] = rows;
    if (!revoked) throw new StaffError('没有这个可用的邀请码 / No invitation code in use is that');
    await audit(context, tx, {
      action: 'codes.revoke',
      subject: { kind: 'invitation_code', id: revoked.id },
    });
    return revoked.id;
  });
  context.output.record({ id, revoked: true });
}
