import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import type { ErrorData } from '../../web/contract/envelope.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { chineseApplication, englishApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
const submit = (body: object, headers?: Record<string, string>) =>
  post(server, API_CALLS.submitInfo, body, headers);
const countRows = async () => {
  const [row] = await server.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM licence_applications',
  );
  return row?.count;
};

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

describe('an accepted application', () => {
  it('is answered with a reference and read by staff with labels', async () => {
    const email = uniqueEmail();
    const response = await submit(chineseApplication({ email, remark: ' 请\u0000尽快 ' }));
    expect(response.status).toBe(200);
    const { errorCode, errorMsg, data } = envelopeOf<SubmissionReceipt>(response);
    expect({ errorCode, errorMsg }).toEqual({ errorCode: 200, errorMsg: '' });
    expect(data.reference).toMatch(/^LA(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(new Date(data.submittedAt).toISOString()).toBe(data.submittedAt);

    const [row] = await server.sql<Record<string, unknown>>(
      'SELECT * FROM v_licence_applications WHERE reference = $1',
      [data.reference],
    );
    expect(row).toMatchObject({
      email,
      profession: '医生',
      serial_number: 'DEMO-HART-0004',
      product: 'AccuFFRangio',
      province: '浙江省',
      city: '杭州市',
      country: '中国',
      status: 'new',
      remark: '请尽快',
      consent_version: '2023-11-02',
      invited: false,
    });
  });

  it('of the English edition keeps its telephone number and free-text place', async () => {
    const response = await submit(
      englishApplication({
        areaCode: '＋44',
        telephone: '07911–123456',
        invitationCode: 'demo-invite',
      }),
    );
    const { data } = envelopeOf<SubmissionReceipt>(response);
    const [row] = await server.sql<Record<string, unknown>>(
      'SELECT * FROM v_licence_applications WHERE reference = $1',
      [data.reference],
    );
    expect(row).toMatchObject({
      telephone: '+44 7911123456',
      province: 'Greater London',
      city: 'London',
      profession: '科研人员',
      invited: true,
    });
  });

  it.each([
    ['physician', '医生'],
    ['technician', '医技'],
    ['scientificResearch', '科研人员'],
    ['other', '其他'],
  ])('stores profession %s as %s', async (profession, stored) => {
    const response = await submit(chineseApplication({ profession }));
    const { reference } = envelopeOf<SubmissionReceipt>(response).data;
    const rows = await server.sql(
      'SELECT profession FROM licence_applications WHERE reference = $1',
      [reference],
    );
    expect(rows).toEqual([{ profession: stored }]);
  });

  it.each(['application/json', 'multipart/form-data'])('may come as %s', async (type) => {
    const body = chineseApplication({ serialNumber: 'ｄｅｍｏ－ｈａｒｔ－０００４ ' });
    const call = `${server.origin}/officialWeb/${API_CALLS.submitInfo}`;
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, value);
    const response = await fetch(call, {
      method: 'POST',
      ...(type === 'application/json'
        ? { body: JSON.stringify(body), headers: { 'content-type': type } }
        : { body: form }),
    });
    expect(await response.json()).toMatchObject({ errorCode: 200 });
  });
});

describe('a refused application', () => {
  it.each([
    [
      'zh',
      {},
      [
        'topic',
        'serialNumber',
        'modelType',
        'institution',
        'profession',
        'surname',
        'name',
        'country',
        'province',
        'city',
        'contactMethod',
        'agreement',
      ],
    ],
    ['zh', { contactMethod: 'telephone' }, ['areaCode', 'telephone']],
    ['zh', { contactMethod: 'email' }, ['email']],
    ['en', {}, ['areaCode', 'telephone', 'email']],
  ])('in %s names every missing field at once (%j)', async (language, given, expected) => {
    const before = await countRows();
    const response = await submit({ language, ...given });
    expect(response.status).toBe(400);
    expect(envelopeOf(response)).toMatchObject({
      errorCode: 400,
      data: { reason: 'VALIDATION_FAILED' },
    });
    expect(fieldCodes(response)).toMatchObject(
      Object.fromEntries(expected.map((field) => [field, 'REQUIRED'])),
    );
    expect(await countRows()).toBe(before);
  });

  it.each([
    ['CN', 'Please select'],
    [' ＣＮ ', 'Please select'],
    ['cn', 'Please select'],
    [' ', 'Please select'],
    ['GB', 'This field must be filled!'],
  ])('asks for places as they are given in %s', async (country, message) => {
    const { data } = envelopeOf<ErrorData>(await submit({ language: 'en', country }));
    const words = Object.fromEntries(
      data.fields?.map((field) => [field.field, field.message]) ?? [],
    );
    expect(words).toMatchObject({ province: message, city: message });
  });

  it('tells the form rules and the database rules together', async () => {
    const response = await submit(
      chineseApplication({
        serialNumber: 'UNKNOWN-1',
        city: '320100',
        email: 'not an address',
        invitationCode: 'NOBODY-KNOWS',
        surname: '',
      }),
    );
    expect(fieldCodes(response)).toEqual({
      serialNumber: 'INVALID',
      city: 'MISMATCH',
      email: 'INVALID',
      invitationCode: 'INVALID',
      surname: 'REQUIRED',
    });
  });

  it.each([
    ['a product of another serial number', { modelType: 'AneuFlow' }, { modelType: 'NOT_COVERED' }],
    ['an unknown product', { modelType: 'AccuNothing' }, { modelType: 'INVALID' }],
    ['a repeated field', { name: ['三', '四'] }, { name: 'INVALID' }],
    ['an unknown country', { country: 'XX' }, { country: 'INVALID' }],
    ['an unknown province', { province: '999999' }, { province: 'INVALID' }],
    ['an unknown city', { city: '999999' }, { city: 'INVALID' }],
    ['too long a remark', { remark: '长'.repeat(1001) }, { remark: 'TOO_LONG' }],
    ['consent that is not given', { agreement: 'false' }, { agreement: 'INVALID' }],
    [
      'an unknown dialling code',
      { contactMethod: 'telephone', areaCode: '999', telephone: '13800138000' },
      { areaCode: 'INVALID' },
    ],
    [
      'a number outside its country’s plan',
      { contactMethod: 'telephone', areaCode: '86', telephone: '123456' },
      { telephone: 'INVALID' },
    ],
    ['a language that is no edition', { language: 'fr' }, { language: 'INVALID' }],
  ])('for %s leaves no row', async (_what, change, codes) => {
    const before = await countRows();
    const response = await submit(chineseApplication(change));
    expect(response.status).toBe(400);
    expect(fieldCodes(response)).toEqual(codes);
    expect(await countRows()).toBe(before);
  });

  it('may not contradict its module header', async () => {
    const refused = await submit(chineseApplication(), { module: 'AccuLV' });
    expect(envelopeOf(refused)).toMatchObject({
      errorCode: 400,
      data: { reason: 'MODULE_MISMATCH' },
    });
    const accepted = await submit(chineseApplication({ modelType: ' AccuFFRangio' }), {
      module: 'AccuFFRangio',
    });
    expect(accepted.status).toBe(200);
  });

  it('speaks the language of the form, else of the caller', async () => {
    const message = async (body: object, headers?: Record<string, string>) =>
      envelopeOf(await submit(body, headers)).errorMsg;
    const [zh, en] = [await message({ language: 'zh' }), await message({ language: 'en' })];
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[\x20-\x7e]+$/);
    expect(await message({}, { 'accept-language': 'en-GB,en;q=0.9' })).toBe(en);
    expect(await message({}, { 'accept-language': 'zh-CN,zh;q=0.9' })).toBe(zh);
    expect(await message({})).toBe(zh);
    expect(await message({}, { host: new URL(server.englishOrigin).host })).toBe(en);
  });
});

describe('a one-use invitation code', () => {
  it('is taken by exactly one of many parallel applications', async () => {
    await server.sql('UPDATE invitation_codes SET max_uses = uses + 1');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        submit(chineseApplication({ invitationCode: 'DEMO-INVITE' })),
      ),
    );
    await server.sql('UPDATE invitation_codes SET max_uses = NULL');
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
  });
});
