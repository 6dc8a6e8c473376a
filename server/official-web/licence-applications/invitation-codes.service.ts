import { Inject, Injectable } from '@nestjs/common';
import type { InvitationCodeCheck } from '../../../web/contract/api.js';
import { KEYED_HASH, type KeyedHash } from '../../database/keyed-hash.js';
import { PrismaService } from '../../database/prisma.service.js';
import type { Transaction } from '../../database/sql.service.js';
import { ApiError } from '../common/envelope/api-error.js';

@Injectable()
export class InvitationCodesService {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(KEYED_HASH) private readonly hash: KeyedHash,
  ) {}

  /** Whether a normalised code could be used now. */
  async usable(code: string): Promise<boolean> {
    const found = await this.prisma.invitationCode.findUnique({
      where: { codeHash: this.hash('invitation-code', code), revokedAt: null },
      select: { uses: true, maxUses: true },
    });
    return found !== null && (found.maxUses === null || found.uses < found.maxUses);
  }

  /** @throws ApiError 404: the same answer for unknown, revoked and used-up codes. */
  async check(code: string): Promise<InvitationCodeCheck> {
    if (!(await this.usable(code))) throw new ApiError('INVITATION_CODE_INVALID');
    return { valid: true };
  }

  /**
   * Takes one use of a code inside a submission's transaction, whose statements are SQL: whether there
   * is a use left is asked and answered at once.
   * @returns the code's id; undefined when somebody else took the last use.
   */
  async take(tx: Transaction, code: string): Promise<number | undefined> {
    const [taken] = await tx.query<{ id: number }>`
      UPDATE invitation_codes SET uses = uses + 1
      WHERE code_hash = ${this.hash('invitation-code', code)}
        AND revoked_at IS NULL AND (max_uses IS NULL OR uses < max_uses)
      RETURNING id`;
    return taken?.id;
  }
}
