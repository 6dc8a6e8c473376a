import { type CsvError, type Info, parse } from 'csv-parse/sync';
import { MAX_LENGTH } from '../../../web/contract/licence-application.js';
import { normaliseCode, normaliseProse } from '../../../web/contract/normalise.js';
import { type ProductId, PRODUCTS } from '../../../web/contract/products.js';
import { StaffError } from '../output.js';

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

/** Headings by the column they name. */
const COLUMNS: Readonly<Record<string, keyof Omit<SerialLine, 'line'>>> = {
  serial_number: 'serialNumber',
  序列号: 'serialNumber',
  products: 'products',
  产品: 'products',
  note: 'note',
  备注: 'note',
};

/** The lines of a CSV file with headings, in UTF-8 or, as Chinese spreadsheets write it, GB 18030. */
export function readSerialLines(content: Buffer): { lines: SerialLine[]; errors: LineError[] } {
  const errors: LineError[] = [];
  const records = parsed(decoded(content), (error) =>
    errors.push({ line: Number(error.lines ?? 0), problem: error.message }),
  );
  const [headings, ...rest] = records;
  const names = (headings?.record ?? []).map((name) => COLUMNS[name.trim().toLowerCase()]);
  if (!names.includes('serialNumber') || !names.includes('products')) {
    throw new StaffError(
      '第一行应为 serial_number,products,note / The first line must name the columns serial_number,products,note',
    );
  }
  const lines = rest.map(({ record, info }) => {
    const value = (name: keyof Omit<SerialLine, 'line'>) => {
      const index = names.indexOf(name);
      return index === -1 ? '' : (record[index] ?? '');
    };
    return {
      line: info.lines,
      serialNumber: value('serialNumber'),
      products: value('products'),
      note: value('note'),
    };
  });
  return { lines, errors };
}

interface ParsedLine {
  readonly record: string[];
  readonly info: Info;
}

function parsed(text: string, onSkip: (error: CsvError) => void): ParsedLine[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // As spreadsheets leave them at the end.
      skip_records_with_empty_values: true,
      relax_column_count_less: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error) onSkip(error);
      },
    }) as unknown as ParsedLine[];
  } catch (error) {
    throw new StaffError((error as Error).message);
  }
}

function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

/** Products by the name they have in any edition, whatever its case. */
const BY_NAME = new Map<string, ProductId>(
  PRODUCTS.flatMap(({ id, name }) =>
    [id, name.zh, name.en].map((each): [string, ProductId] => [each.toLowerCase(), id]),
  ),
);

export function productNamed(name: string): ProductId | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}

export interface NewSerial {
  readonly serialNumber: string;
  readonly products: readonly ProductId[];
  readonly note: string | undefined;
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
