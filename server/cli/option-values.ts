import { InvalidArgumentError } from 'commander';
import { PRODUCT_IDS, type ProductId } from '../../web/contract/products.js';
import type { KnownRow } from '../staff/audit/verify-audit.js';
import { productNamed } from '../staff/serial-numbers/serial-lines.js';

/** A day in Shanghai, such as 2026-11-20. */
export function day(value: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const parsed = new Date(`${value}T00:00:00Z`);
  if (isDay && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)) {
    return value;
  }
  throw new InvalidArgumentError('YYYY-MM-DD');
}

/** A whole number from 1. */
export function positive(value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('1, 2, 3 …');
}

/** Nobody issues more at once; on the embedded database visitors wait until all are stored. */
const MOST_ISSUED = 10_000;

/** How many to issue: all of them are stored at once. */
export function issuable(value: string): number {
  const count = positive(value);
  if (count <= MOST_ISSUED) return count;
  throw new InvalidArgumentError(
    `一次最多生成 ${MOST_ISSUED} 个 / At most ${MOST_ISSUED} are issued at once`,
  );
}

/** A row of the audit as `audit verify` prints it: 41:NjQg… */
export function knownRow(value: string): KnownRow {
  const [, id, hash] = /^(\d{1,18}):([\w-]{43})$/.exec(value) ?? [];
  if (id !== undefined && hash !== undefined) return { id, hash };
  throw new InvalidArgumentError('id:hash');
}

/** A product by its name in either edition, whatever its case. */
export function product(value: string): ProductId {
  const known = productNamed(value);
  if (known) return known;
  throw new InvalidArgumentError(
    `没有这个产品，可选 / No such product, give one of: ${PRODUCT_IDS.join(', ')}`,
  );
}

/** Several products, one at a time, each of them once. */
export function products(value: string, earlier: readonly ProductId[] = []): ProductId[] {
  return [...new Set([...earlier, product(value)])];
}
