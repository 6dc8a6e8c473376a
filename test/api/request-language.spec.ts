/** The fields with which a caller says in which language, and in which words, it speaks. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { API_BASE, API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { PROFESSIONS, STORED_PROFESSION } from '../../web/contract/licence-application.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { chineseApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { inquiry } from '../support/inquiries.js';
import {
  type ApiDocument,
  Contract,
  type ExampleBody,
  type MediaType,
} from '../support/openapi.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let contract: Contract;
const TYPE = 'application/json';

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  const { body } = await request(server.origin).get(`${API_BASE}/openapi.json`);
  contract = new Contract(body as ApiDocument);
});
afterAll(() => server.dispose());

describe.each(Object.values(API_CALLS))('%s', (call) => {
  const pointer = ['paths', `${API_BASE}/${call}`, 'post', 'requestBody', 'content', TYPE];
  const examples = () =>
    Object.values(contract.at<MediaType>(pointer).examples).map(
      (entry) => contract.example(entry).value as ExampleBody,
    );
  const isDescribed = (body: object) =>
    contract.errors('open', [...pointer, 'schema'], body).length === 0;

  const hostOf = ({ language }: ExampleBody) => ({
    host: new URL(language === 'en' ? server.englishOrigin : server.origin).host,
  });

  // Nobody has sent what the example asks about.
  const taken = call === API_CALLS.getStatus ? 404 : 200;

  it('refuses a language that is no edition', async () => {
    for (const body of examples()) {
      for (const language of ['fr', 'english']) {
        const spoilt = { ...body, language };
        const response = await post(server, call, spoilt, hostOf(body));
        expect([isDescribed(spoilt), response.status, fieldCodes(response)]).toEqual([
          false,
          400,
          { language: 'INVALID' },
        ]);
      }
    }
  });

  it('takes a language in upper case, and none for that of the host', async () => {
    for (const body of examples()) {
      const { language, ...rest } = body;
      expect(isDescribed(rest)).toBe(true);
      expect((await post(server, call, rest, hostOf(body))).status).toBe(taken);
      const shouted = { ...rest, language: ` ${language.toUpperCase()} ` };
      expect((await post(server, call, shouted)).status).toBe(taken);
    }
  });
});

it('answers in the language that was named in upper case', async () => {
  const response = await post(server, API_CALLS.submitInfo, { language: 'EN' });
  expect(envelopeOf(response).errorMsg).toMatch(/^[\x20-\x7e]+$/);
});

// What `fetch` of Node sends, unless it is told otherwise.
it.each(['*', 'de, *;q=0.1'])('answers in the language of the host to %s', async (asked) => {
  const message = async (origin: string) => {
    const host = new URL(origin).host;
    const headers = { host, 'accept-language': asked };
    const response = await post(server, API_CALLS.checkInvitationCode, {}, headers);
    return envelopeOf(response).errorMsg;
  };
  expect(await message(server.englishOrigin)).toMatch(/^[\x20-\x7e]+$/);
  expect(await message(server.origin)).toMatch(/\p{Script=Han}/u);
});

it('knows the API by its address alone, letter by letter', async () => {
  const other = API_BASE.toLowerCase();
  const response = await request(server.origin).post(`${other}/${API_CALLS.getAllCountries}`);
  expect(other).not.toBe(API_BASE);
  expect(response.status).not.toBe(200);
});

it.each(PROFESSIONS)('takes the word that is stored for %s', async (profession) => {
  const stored = STORED_PROFESSION[profession];
  const sent = [
    [API_CALLS.submitInfo, chineseApplication({ profession: stored }), 'licence_applications'],
    [
      API_CALLS.submitConsultation,
      { ...inquiry('consultation', 'zh'), profession: stored },
      'inquiries',
    ],
  ] as const;
  for (const [call, body, table] of sent) {
    const response = await post(server, call, body);
    expect([call, response.status]).toEqual([call, 200]);
    const { reference } = envelopeOf<SubmissionReceipt>(response).data;
    expect(
      await server.sql(`SELECT profession FROM ${table} WHERE reference = $1`, [reference]),
    ).toEqual([{ profession: stored }]);
  }
});
