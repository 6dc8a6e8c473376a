import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { API_BASE, API_CALLS, type ApiCall } from '../../../web/contract/api.js';
import type { Queryable } from '../../../server/staff/staff-context.js';
import {
  nextSubmissions,
  submissionCalled,
  submissionsFrom,
  submissionsNamed,
  submissionsOfTelephone,
  type SubmissionFilter,
} from '../../../server/staff/submissions/submission-query.js';
import { measured } from '../../load/peak-memory.js';
import { ServerProcess } from '../../load/server-process.js';
import { englishApplication } from '../../support/applications.js';
import { createDatabase, query, type TestDatabase } from '../../support/database.js';
import { migrateDatabase } from '../../support/server.js';
import type { Measurement } from '../report.js';
import { percentile } from '../statistics.js';

const STAFF = resolve('dist/app/server/cli/staff.js');
const TIMES = 200;
const PAGE = 50;
const MOST_MS = 100;
const LEAST_ROWS_PER_SECOND = 20_000;
const MOST_MB = 200;

/** What staff and visitors do among very many submissions, on PostgreSQL. */
export async function data(rows: number): Promise<Measurement[]> {
  const database = await createDatabase('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'hengmai-data-'));
  try {
    await migrateDatabase(database);
    await fill(database, rows);
    return [
      ...(await lookups(database, rows)),
      ...(await calls(database, rows)),
      await exported(database, join(folder, 'all.csv'), rows),
    ];
  } finally {
    rmSync(folder, { recursive: true });
    await database.remove();
  }
}

async function fill(database: TestDatabase, rows: number): Promise<void> {
  await query(
    database,
    `INSERT INTO licence_applications (reference, edition, status, topic, serial_number_id, product,
       institution, profession, surname, name, country_code, province_text, city_text, area_code,
       telephone, email, consent_version, consented_at, created_at)
     SELECT to_char(n, 'FM"LA-"0000"-"0000"-"0000'), 'en',
       (ARRAY['done', 'done', 'done', 'in_progress', 'new', 'spam'])[1 + n % 6]::submission_status,
       'code', m.serial_number_id, m.product, 'Hospital ' || n, '医生', 'Name ' || n, 'Sample', 'GB',
       'Greater London', 'London', '44', '7' || lpad(n::text, 9, '0'),
       'Applicant-' || n || '@example.org', '2023-11-02', now(), now() - n * interval '1 second'
     FROM generate_series(1, $1::int) AS n,
       (SELECT * FROM serial_number_models ORDER BY serial_number_id, product LIMIT 1) AS m`,
    [rows],
  );
  await query(database, 'VACUUM (ANALYZE)');
}

function referenceOf(number: number): string {
  const digits = String(number).padStart(12, '0');
  return `LA-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

async function lookups(database: TestDatabase, rows: number): Promise<Measurement[]> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  const any = () => 1 + Math.floor(Math.random() * rows);
  const page = (filter: SubmissionFilter) => (db: Queryable) => {
    const number = any();
    const reference = referenceOf(number);
    return nextSubmissions(db, filter, PAGE, {
      created_at: new Date(Date.now() - number * 1000),
      reference,
    });
  };
  const questions: Readonly<Record<string, (db: Queryable) => Promise<unknown>>> = {
    'a page of the list': page({}),
    'a page of one state': page({ status: 'new' }),
    'a page of one kind': page({ kind: 'licence_application' }),
    'by reference': (db) => submissionCalled(db, referenceOf(any())),
    'by e-mail': (db) => submissionsFrom(db, `applicant-${any()}@example.org`),
    'by telephone': (db) => submissionsOfTelephone(db, [`7${String(any()).padStart(9, '0')}`]),
    'by institution': (db) => submissionsNamed(db, `hospital ${any()}`),
  };
  try {
    const measurements: Measurement[] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const value = await p95Of(() => ask(client));
      const indexes = await indexesOf(client, ask);
      measurements.push({ name, value, unit: 'ms, p95', atMost: MOST_MS, notes: indexes });
    }
    return measurements;
  } finally {
    await client.end();
  }
}

/** What visitors ask of the API, one after the other. */
async function calls(database: TestDatabase, rows: number): Promise<Measurement[]> {
  const server = await ServerProcess.start(database.environment);
  const call = async (path: ApiCall, fields: object): Promise<void> => {
    const answer = await fetch(`${server.origin}${API_BASE}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const asked: Readonly<Record<string, () => Promise<void>>> = {
    'how far a submission has got': () => {
      const number = 1 + Math.floor(Math.random() * rows);
      const email = `applicant-${number}@example.org`;
      return call(API_CALLS.getStatus, { language: 'en', reference: referenceOf(number), email });
    },
    'a submission': () => call(API_CALLS.submitInfo, englishApplication()),
  };
  try {
    const measurements: Measurement[] = [];
    for (const [name, ask] of Object.entries(asked)) {
      const value = await p95Of(ask);
      measurements.push({ name, value, unit: 'ms, p95', atMost: MOST_MS, notes: 'over HTTP' });
    }
    return measurements;
  } finally {
    await server.stop();
  }
}

async function p95Of(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  return percentile(
    times.sort((a, b) => a - b),
    0.95,
  );
}

/** Indexes in the plan of a question, and tables that are read whole. */
async function indexesOf(
  client: Client,
  ask: (db: Queryable) => Promise<unknown>,
): Promise<string> {
  const plan: string[] = [];
  const explain = async (text: string, values: unknown[]) => {
    const result = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    plan.push(...result.rows.map((row) => row['QUERY PLAN']));
    return { rows: [] };
  };
  await ask({ query: explain } as unknown as Queryable);
  const used = plan.flatMap(
    (line) => /(?:using|Index Scan on) (licence_applications_\w+)/.exec(line)?.[1] ?? [],
  );
  const whole = plan.flatMap((line) => /Seq Scan on (licence_applications)/.exec(line)?.[1] ?? []);
  return [...new Set(used), ...whole.map((table) => `READS ALL OF ${table}`)].join(', ');
}

async function exported(database: TestDatabase, file: string, rows: number): Promise<Measurement> {
  const run = await measured(STAFF, ['submissions', 'export', file, '--json'], {
    ...database.environment,
    STAFF_NAME: 'bench',
  });
  if (run.code !== 0) throw new Error(run.output);
  const { rows: written } = JSON.parse(run.output) as { rows: number };
  const rate = written / run.seconds;
  const isMemoryMet = run.peakMb <= MOST_MB;
  return {
    name: `export of ${written} of ${rows} to CSV`,
    value: isMemoryMet ? rate : 0,
    unit: 'rows/s',
    atLeast: LEAST_ROWS_PER_SECOND,
    notes: `${run.seconds.toFixed(1)} s, ${run.peakMb.toFixed(0)} MB of memory (at most ${MOST_MB})`,
  };
}
