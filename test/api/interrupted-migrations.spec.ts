/** What a migration leaves that was cut off between its beginning and its end. */
import { expect, it } from '@jest/globals';
import { databaseKind } from '../support/database-kind.js';
import { query } from '../support/database.js';
import { migratedDatabase, migrateDatabase, startServer } from '../support/server.js';

/** The one migration that can be taken back alone: it made a function, and gave rights. */
const NAME = '20261123120100_create_site_application_role';
const TAKE_BACK = `
  DROP FUNCTION grant_to_site_application();
  DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}';
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
  VALUES (gen_random_uuid(), 'cut off', '${NAME}', now(), 0)`;

it('is done again, whole', async () => {
  const database = await migratedDatabase(databaseKind);
  const first = await startServer({ database });
  await first.sql(TAKE_BACK);
  await first.stop();
  // The embedded database is migrated by the start.
  if (databaseKind === 'postgres') await migrateDatabase(database);
  const next = await startServer({ database });
  const states = await query(
    database,
    `SELECT count(*) FILTER (WHERE finished_at IS NULL)::int AS unfinished,
       count(*)::int - count(DISTINCT migration_name)::int AS repeated FROM _prisma_migrations`,
  );
  expect(states).toEqual([{ unfinished: 0, repeated: 0 }]);
  expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
  await next.dispose();
});
