import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Test } from 'supertest';
import {
  API_BASE,
  API_CALLS,
  type ApiCall,
  type SubmissionReceipt,
} from '../../web/contract/api.js';
import { REASONS, type Reason } from '../../web/contract/envelope.js';
import {
  ENGLISH_APPLICATION,
  STATUS_QUERY,
} from '../../server/official-web/licence-applications/activation.examples.js';
import { IDEMPOTENCY_HEADER } from '../../web/contract/submissions.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, englishApplication } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import {
  type ApiDocument,
  Contract,
  type ExampleBody,
  type JsonSchema,
  referencesOf,
} from '../support/openapi.js';
import { startServer, type TestServer } from '../support/server.js';

const DOCUMENT = `${API_BASE}/openapi.json`;
let server: TestServer;
let contract: Contract;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
  contract = new Contract((await request(server.origin).get(DOCUMENT)).body as ApiDocument);
  await enterDocumentedReference();
});
afterAll(() => server.dispose());

/** References are random: that of the examples belongs to nobody until it is given to a submission. */
async function enterDocumentedReference(): Promise<void> {
  const sent = await post(server, API_CALLS.submitInfo, ENGLISH_APPLICATION);
  await server.sql('UPDATE licence_applications SET reference = $1 WHERE reference = $2', [
    STATUS_QUERY.en.reference,
    envelopeOf<SubmissionReceipt>(sent).data.reference,
  ]);
}

const paths = Object.values(API_CALLS).map((call) => `${API_BASE}/${call}`);

/** Sends a body in one of the forms that the document offers. */
function send(path: string, type: string, body: ExampleBody): Test {
  const sent = request(server.origin).post(path).set('Idempotency-Key', randomUUID());
  if (type !== 'multipart/form-data') return sent.type(type).send(body);
  return Object.entries(body).reduce((test, [name, value]) => test.field(name, value), sent);
}

describe('the document', () => {
  it('is OpenAPI 3.1 of exactly the calls of the contract', () => {
    expect(contract.document.security).toEqual([]);
    expect(contract.document.openapi).toBe('3.1.0');
    expect(Object.keys(contract.document.paths).sort()).toEqual([...paths].sort());
  });

  it('has valid schemas, and every reference leads somewhere', () => {
    for (const name of Object.keys(contract.document.components.schemas)) {
      expect(() => contract.errors('open', ['components', 'schemas', name], null)).not.toThrow();
    }
    for (const reference of referencesOf(contract.document)) {
      expect(reference).toMatch(/^#\//);
      expect([reference, contract.at(reference.slice(2).split('/'))]).not.toContain(undefined);
    }
  });

  it.each(paths)('%s: every example is valid', (path) => {
    const { requestBody, responses } = contract.document.paths[path]!.post;
    const parts = [
      [['requestBody'], requestBody] as const,
      ...Object.entries(responses).map(
        ([status, response]) => [['responses', status], response] as const,
      ),
    ];
    for (const [pointer, { content }] of parts) {
      for (const [type, { examples }] of Object.entries(content)) {
        expect(Object.keys(examples)).not.toEqual([]);
        for (const entry of Object.values(examples)) {
          const schema = ['paths', path, 'post', ...pointer, 'content', type, 'schema'];
          const { value } = contract.example(entry);
          expect(
            contract.errors(pointer[0] === 'responses' ? 'closed' : 'open', schema, value),
          ).toEqual([]);
        }
      }
    }
  });

  it('may be kept, and is not sent twice', async () => {
    const { headers } = await request(server.origin).get(DOCUMENT);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.ratelimit).toBeDefined();
    const again = await request(server.origin).get(DOCUMENT).set('If-None-Match', headers.etag!);
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await request(server.origin).head(DOCUMENT)).status).toBe(200);
    const linked = await request(server.origin).get(DOCUMENT).set('Sec-Fetch-Site', 'cross-site');
    expect(linked.status).toBe(200);
    for (const method of ['post', 'put', 'delete'] as const) {
      const refused = await request(server.origin)[method](DOCUMENT);
      expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('says the limits of the running configuration', () => {
    const limits = contract.operations().flatMap(([, operation]) => operation['x-limits']);
    expect(new Set(limits.map(({ limit }) => limit))).toEqual(new Set([100_000]));
  });
});

describe.each(paths)('%s', (path) => {
  it('takes every example in every form, and answers what it promises', async () => {
    const { content } = contract.document.paths[path]!.post.requestBody;
    expect(Object.keys(content)).toHaveLength(3);
    for (const [type, { examples }] of Object.entries(content)) {
      const bodies = Object.values(examples).map((entry) => contract.example(entry).value);
      expect(new Set(bodies.map((body) => (body as ExampleBody).language))).toEqual(
        new Set(['zh', 'en']),
      );
      for (const body of bodies as ExampleBody[]) {
        const response = await send(path, type, body);
        expect([type, body, response.status]).toEqual([type, body, 200]);
        const pointer = ['paths', path, 'post', 'responses', '200'];
        expect(contract.violations(pointer, response)).toEqual([]);
      }
    }
  });

  it('accepts what tools put together of the examples of its fields and headers', async () => {
    const { parameters, requestBody } = contract.document.paths[path]!.post;
    const type = 'application/json';
    const { schema } = requestBody.content[type]!;
    for (const part of schema.anyOf ?? [schema]) {
      const { properties = {} } = contract.at<JsonSchema>(part.$ref!.slice(2).split('/'));
      const examples = Object.entries(properties).map(([name, { example }]) => [name, example]);
      expect(examples.filter(([, example]) => example === undefined)).toEqual([]);
      const sent = send(path, type, Object.fromEntries(examples) as ExampleBody);
      // The product that a header repeats is that of the first body.
      const headers = part === (schema.anyOf?.[0] ?? schema) ? parameters : [];
      for (const {
        name,
        schema: { example },
      } of headers) {
        if (name !== IDEMPOTENCY_HEADER) sent.set(name, example!);
      }
      const response = await sent;
      expect([examples, response.status]).toEqual([examples, 200]);
    }
  });

  it('refuses what its schema refuses: every required field is required', async () => {
    const { content } = contract.document.paths[path]!.post.requestBody;
    const type = 'application/json';
    const pointer = ['paths', path, 'post', 'requestBody', 'content', type, 'schema'];
    for (const entry of Object.values(content[type]!.examples)) {
      const body = contract.example(entry).value as ExampleBody;
      for (const name of Object.keys(body).filter((key) => key !== 'language')) {
        const rest = Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
        const isValid = contract.errors('open', pointer, rest).length === 0;
        const response = await send(path, type, rest as ExampleBody);
        expect([name, response.status]).toEqual([name, isValid ? 200 : 400]);
        const answer = ['paths', path, 'post', 'responses', String(response.status)];
        expect(contract.violations(answer, response)).toEqual([]);
      }
    }
  });
});

describe('the reasons of refusals', () => {
  let strict: TestServer;

  beforeAll(async () => {
    strict = await startServer({
      kind: databaseKind,
      environment: { SUBMISSION_LIMIT: '1', CALLS_PER_MINUTE: '3' },
    });
  });
  afterAll(() => strict.dispose());

  const to = (call: ApiCall, on = server) => request(on.origin).post(`${API_BASE}/${call}`);
  const { submitInfo, getAllArea, getModelBySerialNumber, checkInvitationCode, getPDF, getStatus } =
    API_CALLS;
  const USED_KEY = randomUUID();

  /** A request for each reason that a client can bring about; those before it on one server count. */
  const PROVOKED: Readonly<Partial<Record<Reason, [ApiCall, () => Test]>>> = {
    VALIDATION_FAILED: [submitInfo, () => to(submitInfo).send({ language: 'en' })],
    MALFORMED_BODY: [submitInfo, () => to(submitInfo).type('json').send('{"a":')],
    MODULE_MISMATCH: [
      submitInfo,
      () => to(submitInfo).set('module', 'AccuLV').send(chineseApplication()),
    ],
    SERIAL_NUMBER_INVALID: [
      getModelBySerialNumber,
      () => to(getModelBySerialNumber).send({ serialNumber: 'UNKNOWN-1' }),
    ],
    INVITATION_CODE_INVALID: [
      checkInvitationCode,
      () => to(checkInvitationCode).send({ invitationCode: 'UNKNOWN-1' }),
    ],
    SUBMISSION_UNKNOWN: [
      getStatus,
      () => to(getStatus).send({ reference: 'UNKNOWN-1', email: 'nobody@example.org' }),
    ],
    IDEMPOTENCY_KEY_INVALID: [
      submitInfo,
      () => to(submitInfo).set('Idempotency-Key', 'two words').send(chineseApplication()),
    ],
    IDEMPOTENCY_KEY_REUSED: [
      submitInfo,
      () => to(submitInfo).set('Idempotency-Key', USED_KEY).send(chineseApplication()),
    ],
    CROSS_SITE_REFUSED: [getAllArea, () => to(getAllArea).set('Origin', 'https://other.example')],
    NOT_FOUND: [getAllArea, () => request(server.origin).post(`${API_BASE}/nothing`)],
    METHOD_NOT_ALLOWED: [getAllArea, () => request(server.origin).get(`${API_BASE}/${getAllArea}`)],
    BODY_TOO_LARGE: [getAllArea, () => to(getAllArea).send({ long: 'x'.repeat(40_000) })],
    UNSUPPORTED_MEDIA_TYPE: [getAllArea, () => to(getAllArea).type('text/xml').send('<a/>')],
    DOCUMENT_UNKNOWN: [getPDF, () => to(getPDF).send({ document: 'unknown' })],
    SUBMISSION_LIMIT_EXCEEDED: [submitInfo, () => to(submitInfo, strict).send(SAME_ADDRESS())],
    RATE_LIMITED: [getAllArea, () => to(getAllArea, strict)],
    INTERNAL_ERROR: [
      getModelBySerialNumber,
      () => to(getModelBySerialNumber).send({ serialNumber: 'DEMO-ANEU-0001' }),
    ],
  };
  /** Need a database that goes away, and a file that is not the published one. */
  const NOT_PROVOKED: readonly Reason[] = ['DOCUMENT_WITHHELD', 'UNAVAILABLE', 'OUTCOME_UNKNOWN'];
  const SAME_ADDRESS = () => englishApplication({ email: 'same@example.org' });

  it('are all provoked or known to be out of reach', () => {
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

    it.each(['application/json', 'application/problem+json'])(
      'is answered as described, in %s',
      async (form) => {
        const response = await provoke().set('Accept', form);
        expect(response.type).toBe(form);
        const body = JSON.parse(response.text) as { reason?: string; data?: { reason: string } };
        expect(body.reason ?? body.data?.reason).toBe(reason);
        expect(response.status).toBe(contract.document['x-reasons'][reason]!.status);
        const pointer = isOfAddress
          ? ['components', 'responses', reason]
          : ['paths', `${API_BASE}/${call}`, 'post', 'responses', String(response.status)];
        expect(contract.violations(pointer, response)).toEqual([]);
      },
    );
  });
});
