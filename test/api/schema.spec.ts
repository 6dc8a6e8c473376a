import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STORED_PROFESSION } from '../../web/contract/licence-application.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { catalogue, schemaDrift } from '../support/catalogue.js';
import { databaseKind } from '../support/database-kind.js';
import { migrateDatabase, startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

describe('the migrated database', () => {
  it('is what schema.prisma describes', () => {
    expect(schemaDrift(server.database.connectionString)).toBe('');
  });

  it('allows the products and professions of the contract, and no others', async () => {
    const [product, profession] = await server.sql<{ definition: string }>(`
      SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conname IN ('serial_number_models_known_product', 'licence_applications_known_profession')
      ORDER BY conname DESC`);
    const words = (row?: { definition: string }) =>
      [...(row?.definition ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1]).sort();
    expect(words(product)).toEqual([...PRODUCT_IDS].sort());
    expect(words(profession)).toEqual(Object.values(STORED_PROFESSION).sort());
  });

  it('lets staff_reader see the views and nothing else', async () => {
    const tables = await server.sql<{ name: string; readable: boolean }>(`
      SELECT relname AS name, has_table_privilege('staff_reader', oid, 'SELECT') AS readable
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`);
    const readable = tables.filter((table) => table.readable).map(({ name }) => name);
    const views = tables.map(({ name }) => name).filter((name) => name.startsWith('v_'));
    expect(readable.sort()).toEqual(views.sort());
    expect(views.length).toBeGreaterThan(0);
  });

  it('explains every column that staff read', async () => {
    const undocumented = await server.sql(`
      SELECT c.relname, a.attname FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v'
        AND coalesce(col_description(c.oid, a.attnum), '') !~ '.+ / .+'`);
    expect(undocumented).toEqual([]);
  });
});

if (databaseKind === 'postgres') {
  it('is the same on PostgreSQL as embedded', async () => {
    const embedded = await startServer({ kind: 'embedded' });
    const expected = await catalogue(embedded);
    await embedded.dispose();
    expect(expected.length).toBeGreaterThan(100);
    expect(await catalogue(server)).toEqual(expected);
  });

  it('is left as it is by a second migration and seed', async () => {
    const state = () =>
      server.sql(`
        SELECT (SELECT count(*) FROM countries) AS countries, (SELECT count(*) FROM areas) AS areas,
          (SELECT count(*) FROM serial_number_models) AS models,
          (SELECT count(*) FROM invitation_codes) AS codes,
          (SELECT count(*) FROM _prisma_migrations) AS migrations`);
    const before = await state();
    await migrateDatabase(server.database);
    expect(await state()).toEqual(before);
  });
}
