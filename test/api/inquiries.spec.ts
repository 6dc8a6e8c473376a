import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import {
  API_BASE,
  API_CALLS,
  type ApiCall,
  type SubmissionReceipt,
} from '../../web/contract/api.js';
import type { Edition } from '../../web/contract/editions.js';
import {
  INQUIRY_FIELDS,
  INQUIRY_KINDS,
  type InquiryKind,
  PRIVACY_POLICY_VERSION,
} from '../../web/contract/inquiries.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const CALLS: Record<InquiryKind, ApiCall> = {
  cooperation: API_CALLS.submitCooperation,
  guidance: API_CALLS.submitGuidance,
  consultation: API_CALLS.submitConsultation,
};
const forms = INQUIRY_KINDS.flatMap((kind): [InquiryKind, Edition][] => [
  [kind, 'zh'],
  [kind, 'en'],
]);

async function consentOf(reference: string): Promise<unknown> {
  const [row] = await server.sql<object>(
    'SELECT consent_version AS version, consented_at = created_at AS when FROM inquiries WHERE reference = $1',
    [reference],
  );
  return row;
}

describe.each(forms)('%s in %s', (kind, edition) => {
  it('is stored and read by staff', async () => {
    const body = inquiry(kind, edition);
    const response = await post(server, CALLS[kind], body);
    expect(response.status).toBe(200);
    const { reference } = envelopeOf<SubmissionReceipt>(response).data;
    expect(reference).toMatch(/^IN(-\w{4}){3}$/);
    const [row] = await server.sql<Record<string, string | null>>(
      'SELECT * FROM v_inquiries WHERE reference = $1',
      [reference],
    );
    const stored = Object.values(row ?? {}).join(' ');
    for (const [name, value] of Object.entries(body)) {
      if (name === 'profession') expect(row?.profession).toBe('医生');
      else if (name !== 'language' && name !== 'agreement') expect(stored).toContain(value);
    }
    expect(row?.consent_version).toBe(PRIVACY_POLICY_VERSION);
    expect(await consentOf(reference)).toEqual({ version: PRIVACY_POLICY_VERSION, when: true });
  });

  it('names every missing field at once', async () => {
    const response = await post(server, CALLS[kind], { language: edition });
    const required = INQUIRY_FIELDS[kind][edition].filter((field) => field.required);
    expect(fieldCodes(response)).toEqual(
      Object.fromEntries(required.map(({ name }) => [name, 'REQUIRED'])),
    );
  });

  it.each<[string, number]>(
    INQUIRY_FIELDS[kind][edition].map(({ name, maxLength }) => [name, maxLength]),
  )('refuses %s of more than %i characters', async (name, maxLength) => {
    const response = await post(server, CALLS[kind], {
      ...inquiry(kind, edition),
      [name]: '0'.repeat(maxLength + 1),
    });
    expect(Object.keys(fieldCodes(response))).toEqual([name]);
  });
});

it.each(['not an address', '@', '12'])('a contact like %j is refused', async (contact) => {
  const response = await post(server, API_CALLS.submitGuidance, {
    ...inquiry('guidance', 'en'),
    contact,
  });
  expect(fieldCodes(response)).toEqual({ contact: 'INVALID' });
});

it.each(['false', 'no', 'on'])('%j is no consent', async (agreement) => {
  const body = { ...inquiry('consultation', 'en'), agreement };
  const response = await post(server, API_CALLS.submitConsultation, body);
  expect(fieldCodes(response)).toEqual({ agreement: 'INVALID' });
});

it('a consent may be the boolean that JSON has', async () => {
  const path = `${API_BASE}/${API_CALLS.submitGuidance}`;
  const body = { ...inquiry('guidance', 'zh'), agreement: true };
  const response = await request(server.origin).post(path).send(body);
  expect(response.status).toBe(200);
});
