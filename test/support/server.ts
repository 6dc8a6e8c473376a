import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  copyDatabase,
  createDatabase,
  type DatabaseKind,
  query,
  type TestDatabase,
} from './database.js';
import { NODE_FLAGS, NODE_VARIABLES } from './node-flags.js';

const SERVER = resolve('dist/app/server/main.js');
const APPLICATION = 'dist/app/server/start-application.js';
const RUN_SERVER = resolve('test/support/run-server.mjs');
const MIGRATE = resolve('dist/app/server/cli/db-migrate.js');
const START_LIMIT_MS = 40_000;
const START_ATTEMPTS = 3;
/** What a server prints once it listens; before, whoever has its port could answer in its place. */
export const LISTENING = 'Chinese edition: ';

/** High enough that only tests of limits meet them. */
const GENEROUS_LIMITS = {
  CALLS_PER_MINUTE: '100000',
  LOOKUPS_PER_MINUTE: '100000',
  ADDRESS_SUBMISSIONS_PER_HOUR: '100000',
  SUBMISSION_LIMIT: '100000',
  // Tests type faster than people.
  MINIMUM_FILL_MS: '0',
};

export interface TestServer {
  readonly pid: number;
  readonly origin: string;
  readonly englishOrigin: string;
  readonly database: TestDatabase;
  /** Everything the process has printed so far. */
  readonly output: () => string;
  readonly sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Ends the process as an operator does; answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends the process as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Stops the process, if it still runs, and removes its database. */
  readonly dispose: () => Promise<void>;
}

export interface ServerOptions {
  readonly kind?: DatabaseKind;
  /** An existing database instead of a new one. */
  readonly database?: TestDatabase;
  readonly environment?: Readonly<Record<string, string>>;
  /** A port that is free again instead of another one. */
  readonly port?: number;
  /** Folder of the project whose build runs. */
  readonly project?: string;
  /** False: pages and files go through Express, too. */
  readonly fastPath?: boolean;
  /** True: pages are made at once, as in production. Most tests ask for few. */
  readonly cacheWarmer?: boolean;
}

/** Starts the built application as a process of its own, on a free port. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await migratedDatabase(options.kind ?? 'embedded'));
  const { run, origin, englishOrigin } = await runServer(options, database);
  let isEnded = false;
  const end = (signal: NodeJS.Signals) => {
    isEnded = true;
    run.child.kill(signal);
    return run.exit;
  };
  void run.exit.then((code) => {
    if (isEnded) return;
    // All that its test sees is that nobody answers any more.
    const reason = run.child.signalCode ?? `code ${code}`;
    process.stderr.write(`${origin} ended by itself, with ${reason}:\n${run.output()}`);
  });
  return {
    pid: run.child.pid!,
    origin,
    englishOrigin,
    database,
    output: run.output,
    sql: (text, values) => query(database, text, values),
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
    async dispose() {
      await end('SIGTERM');
      await database.remove();
    },
  };
}

/** Starts it again where somebody else took the free port in the meantime. */
async function runServer(options: ServerOptions, database: TestDatabase) {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const environment = {
      ...GENEROUS_LIMITS,
      ...database.environment,
      PORT: String(port),
      ...options.environment,
    };
    const folder = resolve(options.project ?? '.');
    const { fastPath = true, cacheWarmer = false } = options;
    const savers = { fastPath, cacheWarmer };
    const script = [RUN_SERVER, join(folder, APPLICATION), JSON.stringify(savers)];
    const run = runProcess(script, environment, folder);
    const origin = `http://localhost:${port}`;
    try {
      await untilAnswering(origin, run);
      return { run, origin, englishOrigin: `http://en.localhost:${port}` };
    } catch (error) {
      const isTaken = run.output().includes(`${port} is used by another process`);
      if (!isTaken || options.port !== undefined || attempt === START_ATTEMPTS) throw error;
    }
  }
}

/** A database that a server can start on without work of its own, where one was prepared. */
export async function migratedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const copy = await copyDatabase(kind);
  if (copy) return copy;
  const database = await createDatabase(kind);
  if (kind === 'postgres') await migrateDatabase(database);
  return database;
}

export async function migrateDatabase(database: TestDatabase): Promise<void> {
  const { exit, output } = runProcess([MIGRATE], database.environment);
  if ((await exit) !== 0) throw new Error(`Migration failed:\n${output()}`);
}

/** Runs the server with an environment in which it should refuse to start. */
export async function failToStart(environment: Readonly<Record<string, string>>) {
  const { exit, output } = runProcess([SERVER], environment);
  return { code: await exit, output: output() };
}

interface Run {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  readonly output: () => string;
}

function runProcess(
  script: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder?: string,
): Run {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...NODE_VARIABLES, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, exit, output: () => printed };
}

async function untilAnswering(origin: string, { child, output }: Run): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended at start:\n${output()}`);
    const answered =
      output().includes(LISTENING) && (await fetch(`${origin}/healthz`).catch(() => undefined));
    if (answered && answered.ok) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer:\n${output()}`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
