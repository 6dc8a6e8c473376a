import { setTimeout as sleep } from 'node:timers/promises';
import type { AppConfig } from '../config/app-config.js';
import { StartupError } from '../config/variables.js';
import { messageOf } from './database-errors.js';
import { EmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrationNames, refuseMissing } from './migrations/migrations.js';
import { migrate, pendingMigrations } from './migrations/migrate.js';

const WAIT_FOR_OWNER_MS = 30_000;
const POLL_MS = 250;

export interface OpenDatabase {
  readonly connectionString: string;
  /** `shared`: embedded, but served by another process; it may become this one's own later. */
  readonly kind: 'server' | 'embedded' | 'shared';
  /** @param listener called when `kind` has changed from `shared` to `embedded`. */
  readonly onTakenOver: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

interface OpenOptions {
  /** Called when the embedded database fails while the process runs. */
  readonly onLost: (reason: string) => void;
  /** Whether this process goes on with the embedded database when its owner ends. */
  readonly succeedsOwner?: boolean;
}

/**
 * How a command ends with the embedded database that it owns: thrown where the database tells of its
 * end, an error would end the process as well, but with a stack.
 */
export function failing(print: (reason: string) => void): OpenOptions['onLost'] {
  return (reason) => {
    print(reason);
    process.exit(1);
  };
}

/** The configured PostgreSQL, or the embedded one. */
export async function openDatabase(config: AppConfig, options: OpenOptions): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    return {
      connectionString: config.databaseUrl,
      kind: 'server',
      onTakenOver: () => undefined,
      close: () => Promise.resolve(),
    };
  }
  const postgres = await EmbeddedPostgres.open(config.dataDirectory, options);
  return {
    connectionString: postgres.connectionString,
    get kind() {
      return postgres.isOwner ? 'embedded' : 'shared';
    },
    onTakenOver: (listener) => postgres.onTakenOver(listener),
    close: () => postgres.close(),
  };
}

/**
 * Migrates the embedded database; a PostgreSQL server must have been migrated on purpose. Returns whether
 * nothing was in it before.
 */
export async function ensureMigrated(database: OpenDatabase): Promise<boolean> {
  const isShared = database.kind === 'shared';
  // The process that owns a shared database may have opened it only a moment ago, or is of an
  // earlier release and about to end.
  const deadline = performance.now() + WAIT_FOR_OWNER_MS;
  const pendingNow = async (): Promise<readonly string[]> => {
    for (;;) {
      try {
        return await withStartupError(database, () => pendingMigrations(database.connectionString));
      } catch (error) {
        // Its owner has just ended: a moment later this process, or another one, is the owner.
        if (!isShared || performance.now() >= deadline) throw error;
        await sleep(POLL_MS);
      }
    }
  };
  let pending = await pendingNow();
  while (pending.length > 0 && database.kind === 'shared' && performance.now() < deadline) {
    await sleep(POLL_MS);
    pending = await pendingNow();
  }
  if (pending.length > 0 && database.kind === 'embedded') {
    const applied = await migrate(database.connectionString);
    return applied.length === (await migrationNames()).length;
  }
  refuseMissing(pending);
  return false;
}

/** Runs a first look at the database; a failure names its address, never its password. */
export async function withStartupError<T>(
  { connectionString, kind }: Pick<OpenDatabase, 'connectionString' | 'kind'>,
  look: () => Promise<T>,
): Promise<T> {
  try {
    return await look();
  } catch (error) {
    const { hostname, port, pathname } = new URL(connectionString);
    const address = `${hostname || 'localhost'}:${port || 5432}${pathname}`;
    const name = kind === 'server' ? `DATABASE_URL: ${address}` : 'The embedded database';
    throw new StartupError(`${name} cannot be used: ${messageOf(error)}`, { cause: error });
  }
}
