import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  // Behind a proxy, one caller can come from several addresses.
  server = await startServer({ kind: databaseKind, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.dispose());

const submit = (body: object, key?: string) =>
  post(server, API_CALLS.submitInfo, body, key === undefined ? {} : { 'idempotency-key': key });
const referenceOf = (response: { body: unknown }) =>
  envelopeOf<SubmissionReceipt>(response).data.reference;
const rowsOf = async (email: unknown) =>
  (await server.sql('SELECT 1 FROM licence_applications WHERE email = $1', [email])).length;

describe('the same submission sent again', () => {
  it('with its key gets the first answer, and stores nothing', async () => {
    const [body, key] = [chineseApplication(), randomUUID()];
    const first = await submit(body, key);
    const again = await submit(body, key);
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await rowsOf(body.email)).toBe(1);
  });

  it('gets it although its invitation is used up by then, and its serial number revoked', async () => {
    const [body, key] = [chineseApplication({ invitationCode: 'DEMO-INVITE' }), randomUUID()];
    await server.sql('UPDATE invitation_codes SET max_uses = uses + 1');
    const first = await submit(body, key);
    expect(first.status).toBe(200);
    await server.sql('UPDATE serial_numbers SET revoked_at = now()');
    const [again, other] = [await submit(body, key), await submit(body)];
    await server.sql('UPDATE serial_numbers SET revoked_at = NULL');
    await server.sql('UPDATE invitation_codes SET max_uses = NULL');
    expect(again.body).toEqual(first.body);
    expect(fieldCodes(other)).toEqual({ serialNumber: 'INVALID', invitationCode: 'INVALID' });
    expect(await rowsOf(body.email)).toBe(1);
  });

  it('without a key gets the first answer for ten minutes', async () => {
    const body = chineseApplication();
    const first = referenceOf(await submit(body));
    expect(referenceOf(await submit({ ...body, surname: ' 张\u200b ' }))).toBe(first);
    await server.sql(`UPDATE idempotency_keys SET expires_at = expires_at - interval '10 minutes'`);
    expect(referenceOf(await submit(body))).not.toBe(first);
    expect(await rowsOf(body.email)).toBe(2);
  });

  it('many times at once makes one row and one reference', async () => {
    const body = chineseApplication();
    const responses = await Promise.all(Array.from({ length: 50 }, () => submit(body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(referenceOf)).size).toBe(1);
    expect(await rowsOf(body.email)).toBe(1);
  });
});

describe('a key', () => {
  it('belongs to one body', async () => {
    const [body, key] = [chineseApplication(), randomUUID()];
    await submit(body, key);
    const other = await submit({ ...body, name: '四' }, key);
    expect(envelopeOf(other)).toMatchObject({
      errorCode: 409,
      data: { reason: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await rowsOf(body.email)).toBe(1);
  });

  it('belongs to one body of its caller, who may change the network meanwhile', async () => {
    const [body, key] = [chineseApplication(), randomUUID()];
    const from = (address: string, what: object) =>
      post(server, API_CALLS.submitInfo, what, {
        'idempotency-key': key,
        'x-forwarded-for': address,
      });
    const first = await from('203.0.113.1', body);
    const elsewhere = await from('203.0.113.2', body);
    expect(elsewhere.headers['idempotent-replayed']).toBe('true');
    expect(referenceOf(elsewhere)).toBe(referenceOf(first));
    const others = await from('203.0.113.3', { ...body, name: '四' });
    expect(others.status).toBe(200);
    expect(referenceOf(others)).not.toBe(referenceOf(first));
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const changed = await from(address, { ...body, name: '五' });
      expect(envelopeOf(changed).data.reason).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    // The refusals have changed nothing.
    expect(referenceOf(await from('203.0.113.1', body))).toBe(referenceOf(first));
    expect(referenceOf(await from('203.0.113.2', body))).toBe(referenceOf(first));
  });

  it('is kept with the first answer and until its end, from wherever it is repeated', async () => {
    const [body, key] = [chineseApplication(), randomUUID()];
    const from = (address: string) =>
      post(server, API_CALLS.submitInfo, body, {
        'idempotency-key': key,
        'x-forwarded-for': address,
      });
    const reference = referenceOf(await from('203.0.113.4'));
    const kept = () =>
      server.sql(
        `SELECT DISTINCT answer, expires_at FROM idempotency_keys WHERE body_hash IN
           (SELECT body_hash FROM idempotency_keys WHERE answer ->> 'reference' = $1)`,
        [reference],
      );
    // The rows of one statement differ by the time that writing them takes.
    await server.sql(
      `UPDATE idempotency_keys SET expires_at = date_trunc('hour', expires_at)
       WHERE answer ->> 'reference' = $1`,
      [reference],
    );
    const first = await kept();
    expect(first).toHaveLength(1);
    for (const address of ['203.0.113.4', '203.0.113.5', '203.0.113.5']) await from(address);
    expect(await kept()).toEqual(first);
  });

  it('lets the same body be sent on purpose a second time', async () => {
    const body = chineseApplication();
    const first = referenceOf(await submit(body, randomUUID()));
    expect(referenceOf(await submit(body, randomUUID()))).not.toBe(first);
  });

  it('is not used up by a refusal', async () => {
    const [body, key] = [chineseApplication(), randomUUID()];
    expect((await submit({ ...body, institution: '' }, key)).status).toBe(400);
    expect((await submit(body, key)).status).toBe(200);
  });

  it.each(['', ' ', 'ключ'.replace(/./g, '\u00e9'), 'k'.repeat(256)])(
    'that is no visible ASCII is refused (%j)',
    async (key) => {
      const response = await submit(chineseApplication(), key);
      // An empty header is a key nobody chose.
      expect(envelopeOf(response).data.reason).toBe('IDEMPOTENCY_KEY_INVALID');
    },
  );
});
