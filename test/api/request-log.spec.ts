/** What a server records of requests: in its log, and in its metrics. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { INQUIRY_CALLS } from '../../web/contract/inquiries.js';
import { post } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { freePort, startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  server = await startServer({
    kind: databaseKind,
    environment: { LOG_FORMAT: 'json', METRICS_PORT: String(metricsPort) },
  });
});
afterAll(() => server.dispose());

interface Line {
  readonly message: string;
  readonly requestId?: string;
  readonly stack?: string;
}

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe('the id of a request', () => {
  it.each([
    ['a page that is made', '/about'],
    ['a page from memory', '/about'],
    ['a file', '/favicon.ico'],
    ['an unknown page', '/nothing/there'],
    ['a document of the API', `${API_BASE}/openapi.json`],
    ['an unknown call', `${API_BASE}/nothing`],
  ])('is the same in its answer and in the log: %s', async (_what, path) => {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    await response.text();
    const id = response.headers.get('Request-Id');
    expect(id).not.toBeNull();
    await eventually('its line', () => lines().some(({ requestId }) => requestId === id));
  });
});

it('tells of failures that are alike once, with what led to them', async () => {
  await server.sql('ALTER TABLE serial_numbers RENAME TO elsewhere');
  const asked = { serialNumber: 'DEMO-HART-0004' };
  for (let index = 0; index < 10; index += 1) {
    expect((await post(server, API_CALLS.getModelBySerialNumber, asked)).status).toBe(500);
  }
  await server.sql('ALTER TABLE elsewhere RENAME TO serial_numbers');
  const failures = lines().filter(({ message }) => message.includes('failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]!.stack).toMatch(/"serial_numbers" does not exist\n +at /);
});

describe('submissions that are refused before anybody handles them', () => {
  const long = 'x'.repeat(40_000);

  it.each([API_CALLS.submitInfo, API_CALLS.submitDocumentRequest, ...Object.values(INQUIRY_CALLS)])(
    'are counted: %s',
    async (call) => {
      expect((await post(server, call, { long })).status).toBe(413);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toContain(`submissions_total{call="${call}",outcome="BODY_TOO_LARGE"} 1`);
    },
  );
});
