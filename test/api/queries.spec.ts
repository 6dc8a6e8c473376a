/** The documented queries, run as the role that staff have. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { API_CALLS } from '../../web/contract/api.js';
import { post } from '../support/api-client.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { printedCopy } from '../support/ifu-requests.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';

const page = readFileSync('docs/queries.md', 'utf8');
const queries = [...page.matchAll(/^## (\d+)\. (.+?)\n\n```sql\n(.*?)```/gms)].map(
  ([, number, question, sql]): [number, string, string] => [Number(number), question!, sql!],
);

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  const body = chineseApplication();
  await post(server, API_CALLS.submitInfo, body);
  await post(server, API_CALLS.submitInfo, { ...body, remark: 'once more' });
  await post(server, API_CALLS.submitInfo, englishApplication());
  await post(server, API_CALLS.submitGuidance, inquiry('guidance', 'zh'));
  await post(server, API_CALLS.submitDocumentRequest, printedCopy());
  await server.sql(`INSERT INTO outbox_messages (channel, submission_kind, reference, status, last_error)
    VALUES ('wecom', 'inquiry', 'IN-0000', 'dead', 'errcode 93000')`);
});
afterAll(() => server.dispose());

it('there are eleven of them', () => {
  expect(queries.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it.each(queries)('%i. %s', async (number, _question, sql) => {
  const [applied] = await server.sql<{ reference: string }>(
    'SELECT reference FROM v_licence_applications',
  );
  const asked = sql.replace('LA-7K3M-9QXD-2FTR', applied!.reference);
  const rows = await asStaffReader(asked);
  expect(rows.length).toBeGreaterThan(0);
  if (number === 9) expect(rows).toMatchObject([{ applications: '2' }]);
});

async function asStaffReader(sql: string): Promise<object[]> {
  const client = new Client({ connectionString: server.database.connectionString });
  await client.connect();
  try {
    await client.query('SET ROLE staff_reader');
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}
