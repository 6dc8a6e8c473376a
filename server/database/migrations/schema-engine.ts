/**
 * Prisma's own schema engine, in WebAssembly. The `prisma` command would download a native binary;
 * this one comes with its package and keeps the same `_prisma_migrations` table.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool } from 'pg';
import { SchemaPrismaPg } from './schema-adapter.js';

type Glue = typeof glue & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
type EngineExports = WebAssembly.Exports & { __wbindgen_start(): void };
export type SchemaEngine = glue.SchemaEngine;

/**
 * How long a migration waits for a lock. All that comes meanwhile waits behind it, visitors too; where
 * somebody at work keeps the table for longer, it fails as a whole, and may be tried again.
 */
const LOCK_MS = 5_000;

let loaded: Promise<void> | undefined;
/** The engine tells here why it gave up, before WebAssembly ends with a bare "unreachable". */
const panics: { set_message(message: string): void; last?: string } = {
  set_message(message) {
    panics.last = message;
  },
};
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panics });

/** The package expects a bundler to import its .wasm file; Node 20 instantiates it by hand. */
async function load(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(
    '@prisma/schema-engine-wasm/schema_engine_bg',
  );
  const bytes = await readFile(entry.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': glue,
  });
  const exports = instance.exports as EngineExports;
  (glue as Glue).__wbg_set_wasm(exports);
  exports.__wbindgen_start();
}

export async function withSchemaEngine<T>(
  connectionString: string,
  schema: { path: string; content: string },
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await (loaded ??= load());
  const pool = new Pool({ connectionString, lock_timeout: LOCK_MS });
  const adapter = bindMigrationAwareSqlAdapterFactory(new SchemaPrismaPg(pool));
  const engine = await glue.SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    () => undefined,
    adapter,
  );
  try {
    return await use(engine);
  } catch (error) {
    throw panics.last === undefined ? error : new Error(panics.last, { cause: error });
  } finally {
    if (panics.last === undefined) engine.free();
    // The engine leaves its connections open.
    await pool.end();
  }
}
