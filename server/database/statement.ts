import type { QueryConfig } from 'pg';

const names = new Map<string, string>();

/**
 * A statement whose values are bound, never written into its text. Its name, one for each text,
 * lets PostgreSQL keep the plan.
 */
export function statement(strings: readonly string[], values: readonly unknown[]): QueryConfig {
  const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
  let name = names.get(text);
  if (name === undefined) {
    name = `hengmai_${names.size + 1}`;
    names.set(text, name);
  }
  return { name, text, values: [...values] };
}

const columns = new Map<string, string>();

/** Names are those of Prisma's models; tables and columns follow from the code, never from a caller's input. */
export function insertion(table: string, row: object): QueryConfig {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = entries.map(([name]) => columnOf(name)).join(', ');
  const [first, ...rest] = entries.map((_entry, index) => (index === 0 ? '' : ', '));
  const strings = [`INSERT INTO ${table} (${names}) VALUES (${first}`, ...rest, ')'];
  return statement(
    strings,
    entries.map(([, value]): unknown => value),
  );
}

/** A column by the name that it has in Prisma's models. */
export function columnOf(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(name, column);
  }
  return column;
}
