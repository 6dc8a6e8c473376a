import type { TestServer } from './server.js';

/** Every row of every table as text, in a fixed order. */
export async function allRows({ sql }: Pick<TestServer, 'sql'>): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>(`SELECT t::text AS row FROM "${name}" AS t ORDER BY 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
