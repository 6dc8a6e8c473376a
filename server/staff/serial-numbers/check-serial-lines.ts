import { MAX_LENGTH } from '../../../web/contract/licence-application.js';
import { normaliseCode, normaliseProse } from '../../../web/contract/normalise.js';
import { type ProductId, PRODUCTS } from '../../../web/contract/products.js';
import type { NewSerial } from './import-serials.js';

/** Products by the name they have in any edition, whatever its case. */
const BY_NAME = new Map<string, ProductId>(
  PRODUCTS.flatMap(({ id, name }) =>
    [id, name.zh, name.en].map((each): [string, ProductId] => [each.toLowerCase(), id]),
  ),
);

export function productNamed(name: string): ProductId | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}

/** A line of an import as it was typed. */
export interface SerialLine {
  readonly line: number;
  readonly serialNumber: string;
  readonly products: string;
  readonly note: string;
}

export interface LineError {
  readonly line: number;
  readonly problem: string;
}

type CheckedSerial = NewSerial & { readonly line: number };

/** Everything that is wrong with lines, as far as they tell by themselves. */
export function checkLines(lines: readonly SerialLine[]): {
  serials: CheckedSerial[];
  errors: LineError[];
} {
  const firstLines = new Map<string, number>();
  const serials: CheckedSerial[] = [];
  const errors: LineError[] = [];
  for (const { line, serialNumber: typed, products: names, note } of lines) {
    const fail = (problem: string) => errors.push({ line, problem });
    const serialNumber = normaliseCode(typed);
    const first = firstLines.get(serialNumber);
    if (serialNumber === '') fail('缺少序列号 / the serial number is missing');
    else if (serialNumber.length > MAX_LENGTH.serialNumber) fail('序列号过长 / too long');
    else if (first !== undefined) fail(`与第 ${first} 行重复 / the same as line ${first}`);
    else firstLines.set(serialNumber, line);
    const products = new Set<ProductId>();
    const given = names.split(/[;；、|]/).filter((each) => each.trim() !== '');
    for (const name of given) {
      const product = productNamed(name);
      if (product) products.add(product);
      else fail(`没有这个产品 / no such product: ${name.trim()}`);
    }
    if (given.length === 0) fail('缺少产品 / the products are missing');
    serials.push({
      line,
      serialNumber,
      products: [...products],
      note: normaliseProse(note) || undefined,
    });
  }
  return { serials, errors };
}
