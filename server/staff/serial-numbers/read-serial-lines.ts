import { type CsvError, type Info, parse } from 'csv-parse/sync';
import { StaffError } from '../output.js';
import type { LineError, SerialLine } from './check-serial-lines.js';

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
