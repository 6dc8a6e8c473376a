import { isProductId, type ProductId } from '../../../contract/products.js';

/** What is known of an application that was sent from here. */
export interface Submitted {
  readonly reference: string;
  readonly product: ProductId;
  /** ms since 1970 */
  readonly at: number;
}

/**
 * What the browser's history keeps of it, over reloads and the way back. An address alone proves
 * nothing: anybody can write one.
 */
export const submittedState = (submitted: Submitted) => ({ submitted });

/** What the history says of this very application, if it was sent from here. */
export function submittedIn(state: unknown, reference: string | null): Submitted | undefined {
  const known = (state as { readonly submitted?: Partial<Submitted> | null } | null)?.submitted;
  if (!known || reference === null || known.reference !== reference) return undefined;
  const { product, at } = known;
  return typeof at === 'number' && isProductId(product) ? { reference, product, at } : undefined;
}

const DAY_MS = 86_400_000;
/** Shanghai is eight hours ahead of UTC all year. */
const SHANGHAI_MS = 8 * 3_600_000;

/** Day in Shanghai, such as `2026-11-25`, so many days from Monday to Friday after a moment. */
export function workingDay(at: number, after = 0): string {
  const day = new Date(at + SHANGHAI_MS);
  for (let left = after; left > 0;) {
    day.setTime(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
