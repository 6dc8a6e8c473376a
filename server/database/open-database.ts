import { setTimeout as sleep } from 'node:timers/promises';
import type { AppConfig } from '../config/app-config.js';
import { StartupError } from '../config/startup-error.js';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate, pendingMigrations } from './migrations/migrate.js';

const WAIT_FOR_OWNER_MS = 30_000;
const POLL_MS = 250;

export interface OpenDatabase {
  readonly connectionString: string;
  readonly kind: 'server' | 'embedded' | 'shared';
  readonly close: () => Promise<void>;
}

/**
 * The configured PostgreSQL, or the embedded one.
 * @param onLost called when the embedded database fails while the process runs.
 */
export async function openDatabase(
  config: AppConfig,
  onLost: (reason: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    return {
      connectionString: config.databaseUrl,
      kind: 'server',
      close: () => Promise.resolve(),
    };
  }
  const { connectionString, owner, close } = await openEmbeddedPostgres(
    config.dataDirectory,
    onLost,
  );
  return { connectionString, kind: owner ? 'embedded' : 'shared', close };
}

/** Migrates the embedded database; a PostgreSQL server must have been migrated on purpose. */
export async function ensureMigrated({ connectionString, kind }: OpenDatabase): Promise<void> {
  if (kind === 'embedded') {
    const pending = await pendingMigrations(connectionString);
    if (pending.length > 0) await migrate(connectionString);
    return;
  }
  const pendingNow = () => explained(connectionString, () => pendingMigrations(connectionString));
  let pending = await pendingNow();
  // The process that owns a shared database may have opened it only a moment ago.
  const deadline = performance.now() + (kind === 'shared' ? WAIT_FOR_OWNER_MS : 0);
  while (pending.length > 0 && performance.now() < deadline) {
    await sleep(POLL_MS);
    pending = await pendingNow();
  }
  if (pending.length > 0) {
    throw new StartupError(
      `The database lacks ${pending.length} migration(s): run "npm run db:migrate"`,
    );
  }
}

/** Runs a first use of the database; a failure names the database's address, never its password. */
export async function explained<T>(connectionString: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    const { hostname, port, pathname } = new URL(connectionString);
    const address = `${hostname || 'localhost'}:${port || 5432}${pathname}`;
    throw new StartupError(`DATABASE_URL: ${address} cannot be used: ${cause(error)}`);
  }
}

function cause(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(cause).join(', ');
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').filter(Boolean).join(' ') || 'no connection';
}
