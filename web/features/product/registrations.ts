import type { ProductId } from '../../contract/products.js';

/** Numbers that authorities in China gave a product: printed as issued, in either language. */
export interface Registration {
  /** 医疗器械注册证编号 */
  readonly certificate: string;
  /** 医疗器械广告审查批准文号: without one, nobody may advertise the product in China. */
  readonly advertisement: string;
  /** Numbers that stand in for the real ones and are replaced before the site goes live. */
  readonly placeholders: readonly ('certificate' | 'advertisement')[];
}

const NOT_ENTERED: Registration = {
  certificate: '国械注准XXXXXXXXXXX',
  advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
  placeholders: ['certificate', 'advertisement'],
};

/** A row for each product: a number that is known replaces its placeholder, and its mark goes. */
export const REGISTRATIONS: Readonly<Record<ProductId, Registration>> = {
  AneuFlow: NOT_ENTERED,
  AneuGuide: NOT_ENTERED,
  AneuShape: NOT_ENTERED,
  AneuPlan: NOT_ENTERED,
  AccuASPECTS: NOT_ENTERED,
  AccuCTP: NOT_ENTERED,
  AccuFFicas: NOT_ENTERED,
  AccuFFRct: NOT_ENTERED,
  AccuFFRangio: NOT_ENTERED,
  AccuFFRivus: NOT_ENTERED,
  AccuFFRoct: NOT_ENTERED,
  AccuLV: NOT_ENTERED,
  AccuIMR: NOT_ENTERED,
};
