import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { API_BASE, API_CALLS, type Country, type Province } from '../../web/contract/api.js';
import { REASONS } from '../../web/contract/envelope.js';
import { envelopeOf, post } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

describe('every answer', () => {
  const long = 'x'.repeat(40_000);
  const send = () => request(server.origin);
  it.each([
    ['success', 200, undefined, () => post(server, API_CALLS.getAllCountries)],
    ['an unknown call', 404, 'NOT_FOUND', () => send().post(`${API_BASE}/system/nothing`)],
    ['the base path', 404, 'NOT_FOUND', () => send().get(API_BASE)],
    ['a path that is no path', 404, 'NOT_FOUND', () => send().post(`${API_BASE}/%E0%A4%A`)],
    [
      'another method',
      405,
      'METHOD_NOT_ALLOWED',
      () => send().get(`${API_BASE}/system/getAllArea`),
    ],
    ['a deletion', 405, 'METHOD_NOT_ALLOWED', () => send().delete(`${API_BASE}/system/getAllArea`)],
    [
      'broken JSON',
      400,
      'MALFORMED_BODY',
      () => send().post(`${API_BASE}/system/getAllArea`).type('json').send('{"a":'),
    ],
    [
      'a JSON list',
      400,
      'MALFORMED_BODY',
      () => send().post(`${API_BASE}/system/getAllArea`).type('json').send('[1]'),
    ],
    [
      'an unknown charset',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () =>
        send().post(`${API_BASE}/system/getAllArea`).type('application/json; charset=x').send('{}'),
    ],
    [
      'another content type',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => send().post(`${API_BASE}/system/getAllArea`).type('text/xml').send('<a/>'),
    ],
    [
      'an uploaded file',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => send().post(`${API_BASE}/system/getAllArea`).attach('file', Buffer.from('x'), 'x.txt'),
    ],
    [
      'a multipart body without an end',
      400,
      'MALFORMED_BODY',
      () =>
        send()
          .post(`${API_BASE}/system/getAllArea`)
          .type('multipart/form-data; boundary=b')
          .send('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'),
    ],
    [
      'a multipart body without a boundary',
      400,
      'MALFORMED_BODY',
      () => send().post(`${API_BASE}/system/getAllArea`).type('multipart/form-data').send('x'),
    ],
    ['a large form', 413, 'BODY_TOO_LARGE', () => post(server, API_CALLS.getAllArea, { long })],
    [
      'a large JSON body',
      413,
      'BODY_TOO_LARGE',
      () => send().post(`${API_BASE}/system/getAllArea`).type('json').send({ long }),
    ],
    [
      'too many parameters',
      413,
      'BODY_TOO_LARGE',
      () => send().post(`${API_BASE}/system/getAllArea`).type('form').send('a=1&'.repeat(60)),
    ],
    [
      'a missing field',
      400,
      'VALIDATION_FAILED',
      () => post(server, API_CALLS.checkInvitationCode),
    ],
    [
      'a nested key',
      400,
      'MALFORMED_BODY',
      () =>
        send()
          .post(`${API_BASE}/${API_CALLS.checkInvitationCode}`)
          .type('json')
          .send('{"__proto__":{"invitationCode":"X"},"invitationCode":{"a":1}}'),
    ],
    [
      'a name with brackets',
      400,
      'MALFORMED_BODY',
      () => post(server, API_CALLS.checkInvitationCode, { 'invitationCode[]': 'DEMO-INVITE' }),
    ],
    [
      'a value that is sent as bytes',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () =>
        send()
          .post(`${API_BASE}/${API_CALLS.checkInvitationCode}`)
          .set('Content-Type', 'multipart/form-data; boundary=b')
          .send(
            '--b\r\nContent-Disposition: form-data; name="invitationCode"\r\n' +
              'Content-Type: application/octet-stream\r\n\r\nDEMO-INVITE\r\n--b--\r\n',
          ),
    ],
  ])('to %s is the envelope with status %i', async (_what, status, reason, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.type).toBe('application/json');
    const envelope = envelopeOf(response);
    expect(Object.keys(envelope).sort()).toEqual(['data', 'errorCode', 'errorMsg']);
    expect(envelope.errorCode).toBe(status);
    if (reason !== undefined) {
      expect(REASONS).toContain(envelope.data.reason);
      expect(envelope.data.reason).toBe(reason);
      expect(envelope.errorMsg).not.toBe('');
    }
    expect(response.headers['request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['cache-control']).toBe(
      status === 200 ? 'public, max-age=300' : 'no-store',
    );
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    if (status === 405) expect(response.headers.allow).toBe('POST');
  });
});

describe('reference data', () => {
  it.each([API_CALLS.getAllCountries, API_CALLS.getAllArea])(
    'comes compressed to whoever takes it, with a tag for each encoding: %s',
    async (call) => {
      const answers = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const response = await fetch(`${server.origin}${API_BASE}/${call}`, {
            method: 'POST',
            headers: { 'Accept-Encoding': encoding },
          });
          expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
          expect(response.headers.get('Vary')).toContain('Accept-Encoding');
          return { tag: response.headers.get('ETag'), text: await response.text() };
        }),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(new Set(answers.map(({ tag }) => tag)).size).toBe(3);
    },
  );

  it('lists territories with names and dialling codes', async () => {
    const countries = envelopeOf<Country[]>(await post(server, API_CALLS.getAllCountries)).data;
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({
      code: 'GB',
      nameZh: '英国',
      nameEn: 'United Kingdom',
      dialCode: '44',
    });
  });

  it('lists provinces of China with their cities', async () => {
    const provinces = envelopeOf<Province[]>(await post(server, API_CALLS.getAllArea)).data;
    expect(provinces).toHaveLength(34);
    const zhejiang = provinces.find(({ code }) => code === '330000');
    expect(zhejiang?.cities).toContainEqual({
      code: '330100',
      nameZh: '杭州市',
      nameEn: 'Hangzhou',
    });
  });
});

describe('a lookup', () => {
  const models = (serialNumber: string) =>
    post(server, API_CALLS.getModelBySerialNumber, { serialNumber });
  const check = (invitationCode: string) =>
    post(server, API_CALLS.checkInvitationCode, { invitationCode });

  it.each(['DEMO-ANEU-0001', 'ｄｅｍｏ－ａｎｅｕ－０００１ ', ' demo-aneu-0001\u200b'])(
    'of the serial number %j finds its products',
    async (serialNumber) => {
      expect(envelopeOf(await models(serialNumber)).data).toEqual({
        serialNumber: 'DEMO-ANEU-0001',
        models: ['AneuFlow', 'AneuGuide', 'AneuShape', 'AneuPlan'],
      });
    },
  );

  it('answers alike for unknown and revoked serial numbers', async () => {
    await server.sql(
      `INSERT INTO serial_numbers (serial_number, revoked_at) VALUES ('REVOKED-1', now())`,
    );
    const [unknown, revoked] = [await models('UNKNOWN-1'), await models('REVOKED-1')];
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual(revoked.body);
    expect(envelopeOf(unknown).data).toEqual({ reason: 'SERIAL_NUMBER_INVALID' });
  });

  it('answers alike for unknown, revoked and used-up invitation codes', async () => {
    expect(envelopeOf(await check('demo-invite')).data).toEqual({ valid: true });
    const unknown = await check('NOBODY-KNOWS');
    await server.sql('UPDATE invitation_codes SET max_uses = 1, uses = 1');
    const usedUp = await check('DEMO-INVITE');
    await server.sql('UPDATE invitation_codes SET max_uses = NULL, uses = 0, revoked_at = now()');
    const revoked = await check('DEMO-INVITE');
    expect(unknown.status).toBe(404);
    expect([usedUp.body, revoked.body]).toEqual([unknown.body, unknown.body]);
    expect(envelopeOf(unknown).data).toEqual({ reason: 'INVITATION_CODE_INVALID' });
  });
});
