import { resolve } from 'node:path';
import { startScript, type ScriptResult } from './run-script.js';
import type { TestServer } from './server.js';

const STAFF = resolve('dist/app/server/cli/staff.js');

/** Runs a staff command as a process of its own, beside the server. */
export function staff(
  server: Pick<TestServer, 'database'>,
  command: readonly string[],
): Promise<ScriptResult> {
  return startStaff(server, command).result;
}

/** The same for a test that looks after the process, or says where its output goes. */
export function startStaff(
  { database }: Pick<TestServer, 'database'>,
  command: readonly string[],
  output: 'pipe' | number = 'pipe',
) {
  const environment = { STAFF_NAME: 'tester', ...database.environment };
  return startScript(STAFF, command, environment, output);
}

/** The same with `--json`; fails unless the command succeeds. */
export async function staffJson<T>(
  server: Pick<TestServer, 'database'>,
  command: readonly string[],
): Promise<T> {
  const { code, stdout, stderr } = await staff(server, [...command, '--json']);
  if (code !== 0) throw new Error(`staff ${command.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** How many statements of a command wrote to tables, as triggers of the database count them. */
export async function statementsOf(
  { sql }: Pick<TestServer, 'sql'>,
  changes: readonly `${'INSERT' | 'UPDATE' | 'DELETE'} ${string}`[],
  command: () => Promise<unknown>,
): Promise<Record<string, number>> {
  await sql('CREATE TABLE counted_statements (change text)');
  await sql(`CREATE FUNCTION count_statement() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO counted_statements VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$`);
  for (const change of changes) {
    const [operation, table] = change.split(' ');
    await sql(`CREATE TRIGGER counted_${operation} AFTER ${operation} ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION count_statement()`);
  }
  try {
    await command();
    const rows = await sql<{ change: string; times: number }>(
      'SELECT change, count(*)::int AS times FROM counted_statements GROUP BY change',
    );
    return Object.fromEntries(rows.map(({ change, times }) => [change, times]));
  } finally {
    await sql('DROP FUNCTION count_statement() CASCADE');
    await sql('DROP TABLE counted_statements');
  }
}
