import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDatabase, query, type TestDatabase } from '../support/database.js';
import { migrateDatabase } from '../support/server.js';

/** Tables of the seed, with a row's last writer. */
const WRITERS = `
  SELECT 'country' AS kind, code AS id, xmin::text AS writer FROM countries
  UNION ALL SELECT 'area', code, xmin::text FROM areas
  UNION ALL SELECT 'document', id, xmin::text FROM ifu_documents
  UNION ALL SELECT 'number', serial_number, xmin::text FROM serial_numbers
  UNION ALL SELECT 'model', serial_number_id || product, xmin::text FROM serial_number_models
  UNION ALL SELECT 'code', id::text, xmin::text FROM invitation_codes
  ORDER BY 1, 2`;

let database: TestDatabase;
const rows = (sql: string) => query<Record<string, unknown>>(database, sql);

beforeAll(async () => {
  database = await createDatabase('postgres');
  await migrateDatabase(database);
});
afterAll(() => database.remove());

it('fills all tables of reference and demo data', async () => {
  const kinds = new Set((await rows(WRITERS)).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['country', 'area', 'document', 'number', 'model', 'code']));
});

it('writes nothing where all is there already', async () => {
  const before = await rows(WRITERS);
  await migrateDatabase(database);
  expect(await rows(WRITERS)).toEqual(before);
});

it('leaves requests with the version that they were made for', async () => {
  const versions = `SELECT version FROM v_ifu_requests WHERE name = 'Reader of 3.0'`;
  // As the database stood when 3.0 was the current version.
  await rows(`DELETE FROM ifu_documents WHERE id = 'angioPDF'`);
  await rows(`UPDATE ifu_documents SET id = 'angioPDF', status = 'current' WHERE version = '3.0'`);
  await rows(`INSERT INTO ifu_requests (reference, kind, document_id, edition, name, institution, email)
    VALUES ('IU-SEED', 'notices', 'angioPDF', 'en', 'Reader of 3.0', 'b', 'c@d.example')`);
  await migrateDatabase(database);
  expect(await rows(versions)).toEqual([{ version: '3.0' }]);
  expect(
    await rows(`SELECT id, status FROM ifu_documents WHERE version >= '3.0' ORDER BY 1`),
  ).toEqual([
    { id: 'angioPDF', status: 'current' },
    { id: 'angioPDF3', status: 'superseded' },
  ]);
  await rows(`DELETE FROM ifu_requests`);
});

it('leaves the names of documents to a newer release that has been here', async () => {
  const documents = 'SELECT id, version FROM ifu_documents ORDER BY 1';
  await rows(
    `UPDATE ifu_documents SET id = 'angioPDF4', status = 'superseded' WHERE id = 'angioPDF'`,
  );
  await rows(`INSERT INTO ifu_documents (id, product, title, version, release, language, published_on,
      status, pages, size_bytes, sha256)
    SELECT 'angioPDF', product, title, '9.9', '9.9', language, published_on, 'current', pages,
      size_bytes, repeat('0', 64) FROM ifu_documents WHERE id = 'angioPDF4'`);
  const before = await rows(documents);
  await migrateDatabase(database);
  expect(await rows(documents)).toEqual(before);
  await rows(`DELETE FROM ifu_documents WHERE version = '9.9'`);
  await rows(`UPDATE ifu_documents SET id = 'angioPDF', status = 'current' WHERE id = 'angioPDF4'`);
});

it('brings back what was changed or removed', async () => {
  const data = `SELECT c::text FROM countries c UNION ALL SELECT a::text FROM areas a
    UNION ALL SELECT d::text FROM ifu_documents d ORDER BY 1`;
  const before = await rows(data);
  await rows(`UPDATE countries SET name_en = 'Elsewhere' WHERE code = 'DE'`);
  await rows(`UPDATE ifu_documents SET pages = 1, published_on = '2000-01-01'`);
  await rows(`DELETE FROM areas WHERE parent_code IS NOT NULL`);
  await migrateDatabase(database);
  expect(await rows(data)).toEqual(before);
});
