import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRISMA_FOLDER } from '../../config/paths.js';

const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, 'migrations');
const LOCK_FILE = 'migration_lock.toml';
const MIGRATION_FILE = 'migration.sql';

export async function readSchema(): Promise<{ path: string; content: string }> {
  const path = join(PRISMA_FOLDER, 'schema.prisma');
  return { path, content: await readFile(path, 'utf8') };
}

export async function migrationNames(): Promise<readonly string[]> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The migrations folder in the form that the schema engine takes. */
export async function readMigrations() {
  const names = await migrationNames();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: MIGRATION_FILE,
        content: {
          tag: 'ok' as const,
          value: await readFile(join(MIGRATIONS_FOLDER, name, MIGRATION_FILE), 'utf8'),
        },
      },
    })),
  );
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: {
      path: LOCK_FILE,
      content: await readFile(join(MIGRATIONS_FOLDER, LOCK_FILE), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}
