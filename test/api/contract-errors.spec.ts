import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Test } from 'supertest';
import { API_BASE, API_CALLS, type ApiCall } from '../../web/contract/api.js';
import { REASONS, type Reason } from '../../web/contract/envelope.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { type ApiDocument, Contract } from '../support/openapi.js';
import { startServer, type TestServer } from '../support/server.js';

const FORMS = ['application/json', 'application/problem+json'];
let server: TestServer;
let strict: TestServer;
let contract: Contract;

beforeAll(async () => {
  [server, strict] = await Promise.all([
    startServer({ kind: databaseKind }),
    startServer({
      kind: databaseKind,
      environment: { SUBMISSION_LIMIT: '1', CALLS_PER_MINUTE: '3' },
    }),
  ]);
  const { body } = await request(server.origin).get(`${API_BASE}/openapi.json`);
  contract = new Contract(body as ApiDocument);
});
afterAll(() => Promise.all([server.dispose(), strict.dispose()]));

const post = (call: ApiCall, on = server) => request(on.origin).post(`${API_BASE}/${call}`);
const { submitInfo, getAllArea, getModelBySerialNumber, checkInvitationCode, getPDF, getStatus } =
  API_CALLS;
const USED_KEY = randomUUID();

/** A request for each reason that a client can bring about; those before it on one server count. */
const PROVOKED: Readonly<Partial<Record<Reason, [ApiCall, () => Test]>>> = {
  VALIDATION_FAILED: [submitInfo, () => post(submitInfo).send({ language: 'en' })],
  MALFORMED_BODY: [submitInfo, () => post(submitInfo).type('json').send('{"a":')],
  MODULE_MISMATCH: [
    submitInfo,
    () => post(submitInfo).set('module', 'AccuLV').send(chineseApplication()),
  ],
  SERIAL_NUMBER_INVALID: [
    getModelBySerialNumber,
    () => post(getModelBySerialNumber).send({ serialNumber: 'UNKNOWN-1' }),
  ],
  INVITATION_CODE_INVALID: [
    checkInvitationCode,
    () => post(checkInvitationCode).send({ invitationCode: 'UNKNOWN-1' }),
  ],
  SUBMISSION_UNKNOWN: [
    getStatus,
    () => post(getStatus).send({ reference: 'UNKNOWN-1', email: 'nobody@example.org' }),
  ],
  IDEMPOTENCY_KEY_INVALID: [
    submitInfo,
    () => post(submitInfo).set('Idempotency-Key', 'two words').send(chineseApplication()),
  ],
  IDEMPOTENCY_KEY_REUSED: [
    submitInfo,
    () => post(submitInfo).set('Idempotency-Key', USED_KEY).send(chineseApplication()),
  ],
  CROSS_SITE_REFUSED: [getAllArea, () => post(getAllArea).set('Origin', 'https://other.example')],
  NOT_FOUND: [getAllArea, () => request(server.origin).post(`${API_BASE}/nothing`)],
  METHOD_NOT_ALLOWED: [getAllArea, () => request(server.origin).get(`${API_BASE}/${getAllArea}`)],
  BODY_TOO_LARGE: [getAllArea, () => post(getAllArea).send({ long: 'x'.repeat(40_000) })],
  UNSUPPORTED_MEDIA_TYPE: [getAllArea, () => post(getAllArea).type('text/xml').send('<a/>')],
  DOCUMENT_UNKNOWN: [getPDF, () => post(getPDF).send({ document: 'unknown' })],
  SUBMISSION_LIMIT_EXCEEDED: [submitInfo, () => post(submitInfo, strict).send(SAME_ADDRESS())],
  RATE_LIMITED: [getAllArea, () => post(getAllArea, strict)],
  INTERNAL_ERROR: [
    getModelBySerialNumber,
    () => post(getModelBySerialNumber).send({ serialNumber: 'DEMO-ANEU-0001' }),
  ],
};
/** Need a database that goes away, and a file that is not the published one. */
const NOT_PROVOKED: readonly Reason[] = ['DOCUMENT_WITHHELD', 'UNAVAILABLE', 'OUTCOME_UNKNOWN'];
const SAME_ADDRESS = () => englishApplication({ email: 'same@example.org' });

it('every reason is provoked or known to be out of reach', () => {
  expect([...Object.keys(PROVOKED), ...NOT_PROVOKED].sort()).toEqual([...REASONS].sort());
  expect(Object.keys(contract.document['x-reasons']).sort()).toEqual([...REASONS].sort());
});

describe.each(Object.keys(PROVOKED) as Reason[])('%s', (reason) => {
  const [call, provoke] = PROVOKED[reason]!;
  const isOfAddress = reason === 'NOT_FOUND' || reason === 'METHOD_NOT_ALLOWED';

  beforeAll(async () => {
    if (reason === 'IDEMPOTENCY_KEY_REUSED') await provoke();
    if (reason === 'SUBMISSION_LIMIT_EXCEEDED') await provoke();
    if (reason === 'INTERNAL_ERROR') {
      await server.sql('ALTER TABLE serial_numbers RENAME TO elsewhere');
    }
  });
  afterAll(async () => {
    if (reason === 'INTERNAL_ERROR') {
      await server.sql('ALTER TABLE elsewhere RENAME TO serial_numbers');
    }
  });

  it.each(FORMS)('is answered as described, in %s', async (form) => {
    const response = await provoke().set('Accept', form);
    expect(response.type).toBe(form);
    const body = JSON.parse(response.text) as { reason?: string; data?: { reason: string } };
    expect(body.reason ?? body.data?.reason).toBe(reason);
    expect(response.status).toBe(contract.document['x-reasons'][reason]!.status);
    const pointer = isOfAddress
      ? ['components', 'responses', reason]
      : ['paths', `${API_BASE}/${call}`, 'post', 'responses', String(response.status)];
    expect(contract.violations(pointer, response)).toEqual([]);
  });
});
