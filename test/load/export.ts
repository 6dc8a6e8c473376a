/**
 * `npm run test:export`: a hundred thousand applications full of hostile cells, exported, opened in
 * LibreOffice and compared cell by cell. Needs TEST_DATABASE_URL and LibreOffice.
 */
import assert from 'node:assert/strict';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse';
import { csvText } from '../../server/staff/export/csv-file.js';
import { createDatabase, query } from '../support/database.js';
import { migrateDatabase } from '../support/server.js';
import { HOSTILE_CELLS } from './hostile-cells.js';
import { converted } from './libre-office.js';
import { measured } from './peak-memory.js';

const ROWS = 100_000;
/** A file small enough to be looked at cell by cell with its types. */
const FEW = 200;
const MOST_MB = 150;
const STAFF = resolve('dist/app/server/cli/staff.js');
const FORMATS = ['csv', 'xlsx'] as const;

const folder = mkdtempSync(join(tmpdir(), 'hengmai-export-'));
const database = await createDatabase('postgres');
try {
  await migrateDatabase(database);
  await fill(ROWS);
  for (const format of FORMATS) {
    const file = await exported(format);
    const wrong = await compare(file, format);
    console.log(`${format}: ${ROWS} rows compared, ${wrong} cells differ`);
    assert.equal(wrong, 0);
  }
  await query(database, 'DELETE FROM licence_applications WHERE id > $1', [FEW]);
  for (const format of FORMATS) checkTypes(await exported(format, FEW), format);
} finally {
  await database.remove();
  rmSync(folder, { recursive: true });
}

async function fill(rows: number): Promise<void> {
  await query(
    database,
    `INSERT INTO licence_applications (reference, edition, topic, serial_number_id, product,
       institution, profession, surname, name, country_code, province_text, city_text, area_code,
       telephone, email, remark, consent_version, consented_at, created_at)
     SELECT 'LA-' || lpad(n::text, 12, '0'), 'en', 'code', m.serial_number_id, m.product,
       cells[1 + n % cardinality(cells)], '医生', cells[1 + (n + 1) % cardinality(cells)],
       cells[1 + (n + 2) % cardinality(cells)], 'GB', cells[1 + (n + 3) % cardinality(cells)],
       'London', '44', '7400' || lpad(n::text, 6, '0'), 'applicant-' || n || '@example.org',
       cells[1 + (n + 4) % cardinality(cells)], '2023-11-02', now(), now() - n * interval '1 second'
     FROM generate_series(1, $2::int) AS n, (SELECT $1::text[] AS cells) AS c,
       (SELECT * FROM serial_number_models ORDER BY serial_number_id, product LIMIT 1) AS m`,
    [HOSTILE_CELLS, rows],
  );
  await query(database, 'ANALYZE');
}

async function exported(format: (typeof FORMATS)[number], rows = ROWS): Promise<string> {
  const file = join(folder, `export.${format}`);
  const { code, seconds, peakMb, output } = await measured(
    STAFF,
    ['submissions', 'export', file, '--force', '--language', 'en', '--json'],
    database.environment,
  );
  console.log(
    `${format}: ${rows} rows in ${seconds.toFixed(1)} s, at most ${peakMb.toFixed(0)} MB of memory`,
  );
  assert.equal(code, 0, output);
  assert.ok(peakMb < MOST_MB, `more than ${MOST_MB} MB`);
  return file;
}

/** Counts cells that do not show what was typed. */
async function compare(file: string, format: (typeof FORMATS)[number]): Promise<number> {
  const asText = format === 'csv' ? csvText : (text: string) => text;
  const shown = converted(file, 'csv');
  const records = createReadStream(shown).pipe(parse({ bom: true, columns: true }));
  let [n, wrong] = [0, 0];
  for await (const record of records as AsyncIterable<Record<string, string>>) {
    n += 1;
    const cell = (offset: number) => HOSTILE_CELLS[(n + offset) % HOSTILE_CELLS.length]!;
    const expected = {
      Reference: `LA-${String(n).padStart(12, '0')}`,
      Institution: cell(0),
      'Surname (English form: First Name)': cell(1),
      'Given name, or whole name': cell(2),
      Province: cell(3),
      Telephone: `+44 7400${String(n).padStart(6, '0')}`,
      'Note or content': cell(4),
    };
    for (const [heading, text] of Object.entries(expected)) {
      if (record[heading] === asText(text)) continue;
      wrong += 1;
      if (wrong <= 5) console.error({ row: n, heading, text, shown: record[heading] });
    }
  }
  assert.equal(n, ROWS);
  return wrong;
}

/** In a workbook every cell is text; in a CSV file nothing became a formula. */
function checkTypes(file: string, format: (typeof FORMATS)[number]): void {
  const sheet = readFileSync(converted(file, 'fods'), 'utf8');
  const formulas = sheet.match(/table:formula=/g)?.length ?? 0;
  const types = [...sheet.matchAll(/office:value-type="([^"]+)"/g)].map((match) => match[1]);
  const others = types.filter((type) => type !== 'string');
  console.log(`${format}: ${types.length} cells, ${formulas} formulas, ${others.length} not text`);
  assert.equal(formulas, 0);
  assert.ok(types.length > FEW);
  if (format === 'xlsx') assert.deepEqual(others, []);
}
