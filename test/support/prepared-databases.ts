import { createDatabase, type DatabaseKind, PREPARED, type TestDatabase } from './database.js';
import { migrateDatabase, startServer } from './server.js';

/**
 * Makes databases that servers of tests begin with copies of: migrated as an operator migrates a
 * PostgreSQL, or as a first start leaves the embedded one. Returns the variables that tell the tests,
 * and what removes them again.
 */
export async function prepareDatabases(kinds: readonly DatabaseKind[]) {
  const databases: TestDatabase[] = [];
  const remove = () => Promise.all(databases.map((database) => database.remove()));
  const environment: Record<string, string> = {};
  try {
    for (const kind of kinds) {
      const database = await createDatabase(kind);
      databases.push(database);
      environment[PREPARED[kind]] = database.dataDirectory;
      if (kind === 'postgres') await migrateDatabase(database);
      else await (await startServer({ database })).stop();
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { environment, remove };
}
