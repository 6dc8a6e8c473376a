import { resolve } from 'node:path';
import { runScript, type ScriptResult } from './run-script.js';
import type { TestServer } from './server.js';

const STAFF = resolve('dist/app/server/cli/staff.js');

/** Runs a staff command as a process of its own, beside the server. */
export function staff(
  { database }: Pick<TestServer, 'database'>,
  command: readonly string[],
): Promise<ScriptResult> {
  return runScript(STAFF, command, { STAFF_NAME: 'tester', ...database.environment });
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
