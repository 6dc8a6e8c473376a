import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { KEYED_HASH, type KeyedHash } from '../../../database/keyed-hash.js';

/** Signed times at which forms were opened. Pages are the same for everybody, so forms fetch theirs. */
@Injectable()
export class FormTokens {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(KEYED_HASH) private readonly hash: KeyedHash,
  ) {}

  issue(now = Date.now()): string {
    const time = now.toString(36);
    return `${time}.${this.hash('form-token', time)}`;
  }

  /**
   * Whether a form was sent faster than anybody fills it in. No token at all says nothing: integrators
   * have none. Nor does one that was made up, or signed with another key: of the process before, or of
   * another one on the same database.
   */
  isHasty(token: unknown, now = Date.now()): boolean {
    if (isLeftOut(token)) return false;
    const [time = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
    if (!isSame(signature, this.hash('form-token', time))) return false;
    const taken = now - parseInt(time, 36);
    // Less than nothing where the clock was set back in the meantime: nobody can sign such a time.
    return taken >= 0 && taken < this.config.minimumFillMs;
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Integrators have nothing to fill in here; generated clients send null for that. */
export function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
