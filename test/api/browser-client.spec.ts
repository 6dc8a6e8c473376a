/** The site's own client, in Node, against a running server. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ApiError, post } from '../../web/site/api-client.js';
import { API_CALLS } from '../../web/contract/api.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
const at = (origin: string) => Object.assign(globalThis, { window: { location: { origin } } });

beforeAll(async () => {
  server = await startServer({ kind: databaseKind, environment: { SUBMISSION_LIMIT: '1' } });
});
afterAll(async () => {
  Object.assign(globalThis, { window: undefined });
  await server.dispose();
});
afterEach(() => {
  at(server.origin);
});

const refusal = (sent: Promise<unknown>) =>
  sent.then(() => undefined).catch((error: unknown) => error);

it('returns the data of an accepted call, from a form or from FormData', async () => {
  at(server.origin);
  const values = chineseApplication();
  const stored = await post(API_CALLS.submitInfo, values, { edition: 'zh' });
  expect(stored.reference).toMatch(/^LA-/);
  const form = new FormData();
  form.set('serialNumber', 'demo-strk-0002');
  const found = await post(API_CALLS.getModelBySerialNumber, form, { edition: 'zh' });
  expect(found.models).toEqual(['AccuASPECTS', 'AccuCTP']);
});

it('rejects a refused call with the server’s words, its reason and its fields', async () => {
  const error = await refusal(post(API_CALLS.submitInfo, { language: 'en' }, { edition: 'en' }));
  expect(error).toBeInstanceOf(ApiError);
  const { message, code, data } = error as ApiError;
  expect(message).toMatch(/^data_.+/);
  expect([code, data.reason]).toEqual([400, 'VALIDATION_FAILED']);
  expect(data.fields?.map(({ field }) => field)).toContain('email');
});

it('sends again what may have been stored without storing it twice', async () => {
  const values = chineseApplication({ serialNumber: 'DEMO-ICAS-0003', modelType: 'AccuFFicas' });
  const options = { edition: 'zh', idempotencyKey: 'browser-1' } as const;
  const first = await post(API_CALLS.submitInfo, values, options);
  expect(await post(API_CALLS.submitInfo, values, options)).toEqual(first);
});

it('lets network errors pass unchanged', async () => {
  at('http://localhost:1');
  const error = await refusal(post(API_CALLS.getAllArea, {}, { edition: 'zh' }));
  // By name: Node's fetch lives outside of the test's realm.
  expect(error).toMatchObject({ name: 'TypeError', message: 'fetch failed' });
});
