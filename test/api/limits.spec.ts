import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_CALLS, type SubmissionReceipt } from '../../web/contract/api.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { chineseApplication, englishApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { printedCopy } from '../support/ifu-requests.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
const submit = (body: object, address?: string) =>
  post(server, API_CALLS.submitInfo, body, address ? { 'x-forwarded-for': address } : {});
const rowsWith = async (column: 'email' | 'telephone', value: string) =>
  (await server.sql(`SELECT 1 FROM licence_applications WHERE ${column} = $1`, [value])).length;

/** Sends the same change with the serial numbers in turn, so that only one subject repeats. */
async function statuses(times: number, change: Record<string, unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const [serialNumber, modelType] = index % 2 ? HEART : ANEURYSM;
    const { status } = await submit(chineseApplication({ serialNumber, modelType, ...change }));
    found.push(status);
  }
  return found;
}
const HEART = ['DEMO-HART-0004', 'AccuIMR'];
const ANEURYSM = ['DEMO-ANEU-0001', 'AneuPlan'];

/** Serial numbers in turn: none of them reaches its own limit. */
const FREE = ['DEMO-ANEU-0001', 'DEMO-STRK-0002', 'DEMO-ICAS-0003', 'DEMO-HART-0004'].map(
  (serialNumber, index) => ({
    serialNumber,
    modelType: ['AneuPlan', 'AccuCTP', 'AccuFFicas', 'AccuIMR'][index],
  }),
);

const statusOf = ({ status }: { status: number }) => status;

async function forget(): Promise<void> {
  await server.sql('DELETE FROM rate_counters');
  await server.sql('DELETE FROM call_counters');
}

describe('the submission limit', () => {
  beforeAll(async () => {
    server = await startServer({ kind: databaseKind, environment: { SUBMISSION_LIMIT: '3' } });
  });
  afterAll(() => server.dispose());

  it('refuses the fourth application of one e-mail address, however it is written', async () => {
    await forget();
    const email = uniqueEmail();
    expect(await statuses(3, { email })).toEqual([200, 200, 200]);
    const refused = await submit(
      englishApplication({
        serialNumber: 'DEMO-STRK-0002',
        modelType: 'AccuCTP',
        email: ` ${email.toUpperCase()}`,
      }),
    );
    expect(envelopeOf(refused)).toMatchObject({
      errorCode: 429,
      data: { reason: 'SUBMISSION_LIMIT_EXCEEDED' },
    });
    const { retryAfterSeconds } = envelopeOf(refused).data;
    expect(refused.headers['retry-after']).toBe(String(retryAfterSeconds));
    expect(retryAfterSeconds).toBeGreaterThan(86_000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(86_400);
    expect(await rowsWith('email', email)).toBe(3);
  });

  it('refuses the fourth application of one telephone number, however it is written', async () => {
    await forget();
    const forms = ['138 0013 8000', '+86 13800138000', '13800138000', '138-0013-8000'];
    const found: number[] = [];
    for (const [index, telephone] of forms.entries()) {
      const [serialNumber, modelType] = index % 2 ? HEART : ANEURYSM;
      const application = chineseApplication({
        contactMethod: 'telephone',
        areaCode: '86',
        telephone,
      });
      found.push((await submit({ ...application, serialNumber, modelType })).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
    expect(await rowsWith('telephone', '13800138000')).toBe(3);
  });

  it('refuses the fourth message of one telephone number, however it is written', async () => {
    await forget();
    const forms = ['0571-88886666', '+86 (0)571-88886666', '0086 571 88886666', '057188886666'];
    const found: number[] = [];
    for (const [index, telephone] of forms.entries()) {
      const body = { ...inquiry('guidance', 'zh'), telephone, consult: `问题 ${index}` };
      found.push((await post(server, API_CALLS.submitGuidance, body)).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ['e-mail address', ['often@example.org', 'OFTEN@example.org', ' often@example.org']],
    ['telephone number', ['+44 7400 555333', '0044 7400 555333', '+44 (0)7400 555333']],
  ])('refuses the fourth message with one %s in the field for either', async (_, forms) => {
    await forget();
    const found: number[] = [];
    for (const [index, contact] of [...forms, forms[0]].entries()) {
      const body = { ...inquiry('guidance', 'en'), contact, content: `Question ${index}` };
      found.push((await post(server, API_CALLS.submitGuidance, body)).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
  });

  it('refuses the fourth application with one serial number', async () => {
    await forget();
    const found: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      found.push((await submit(chineseApplication())).status);
    }
    expect(found).toEqual([200, 200, 200, 429]);
  });

  it('counts each form by itself', async () => {
    await forget();
    const email = uniqueEmail();
    const telephone = '13800138000';
    const consult = (index: number) =>
      post(server, API_CALLS.submitConsultation, {
        ...inquiry('consultation', 'en'),
        email,
        firstName: `Name ${index}`,
      });
    const ask = (index: number) =>
      post(server, API_CALLS.submitGuidance, {
        ...inquiry('guidance', 'zh'),
        email,
        telephone,
        consult: `问题 ${index}`,
      });
    const request = (index: number) =>
      post(server, API_CALLS.submitDocumentRequest, printedCopy({ email, name: `Name ${index}` }));
    const apply = (index: number) =>
      submit(
        chineseApplication({
          contactMethod: 'telephone',
          areaCode: '86',
          telephone,
          ...FREE[index],
        }),
      );
    const write = (index: number) => submit(chineseApplication({ email, ...FREE[index] }));
    for (const send of [consult, ask, request, apply, write]) {
      const found: number[] = [];
      for (let index = 0; index < 3; index += 1) found.push((await send(index)).status);
      expect(found).toEqual([200, 200, 200]);
    }
    for (const send of [consult, ask, request, apply, write]) {
      expect(envelopeOf(await send(3))).toMatchObject({
        errorCode: 429,
        data: { reason: 'SUBMISSION_LIMIT_EXCEEDED' },
      });
    }
  });

  it('counts only what was accepted', async () => {
    await forget();
    const email = uniqueEmail();
    expect(await statuses(5, { email, institution: '' })).toEqual([400, 400, 400, 400, 400]);
    expect(await statuses(3, { email })).toEqual([200, 200, 200]);
    // A refusal does not count either: the address has used up one of two numbers' shares only.
    expect(await statuses(3, { email })).toEqual([429, 429, 429]);
    expect(
      (await submit(chineseApplication({ serialNumber: HEART[0], modelType: HEART[1] }))).status,
    ).toBe(200);
  });

  it('opens again when the window has passed', async () => {
    await forget();
    const email = uniqueEmail();
    await statuses(3, { email });
    await server.sql(
      `UPDATE rate_counters SET hits = ARRAY(SELECT h - interval '25 hours' FROM unnest(hits) AS h)`,
    );
    expect(await statuses(1, { email })).toEqual([200]);
  });

  it('holds against parallel applications', async () => {
    await forget();
    const email = uniqueEmail();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const [serialNumber, modelType] = index % 2 ? HEART : ANEURYSM;
        return submit(chineseApplication({ serialNumber, modelType, email }));
      }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await rowsWith('email', email)).toBe(3);
  });

  it('keeps no readable subject', async () => {
    await forget();
    await submit(chineseApplication({ email: 'readable@example.org' }));
    const rows = await server.sql<{ subject: string }>('SELECT subject FROM rate_counters');
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/);
  });
});

describe('the limits of a client address', () => {
  beforeAll(async () => {
    server = await startServer({
      kind: databaseKind,
      environment: {
        LOOKUPS_PER_MINUTE: '4',
        CALLS_PER_MINUTE: '12',
        ADDRESS_SUBMISSIONS_PER_HOUR: '2',
      },
    });
  });
  afterAll(() => server.dispose());

  it('count lookups apart from other calls, and forged addresses not at all', async () => {
    const lookup = (index: number) =>
      post(
        server,
        API_CALLS.getModelBySerialNumber,
        { serialNumber: 'DEMO-HART-0004' },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const found: number[] = [];
    for (let index = 0; index < 6; index += 1) found.push((await lookup(index)).status);
    expect(found).toEqual([200, 200, 200, 200, 429, 429]);
    const refusal = await lookup(6);
    expect(refusal.headers['ratelimit-policy']).toBe('"calls";q=12;w=60, "lookups";q=4;w=60');
    expect(refusal.headers.ratelimit).toMatch(/^"calls";r=5;t=\d+, "lookups";r=0;t=\d+$/);
    expect(refusal.headers['retry-after']).toMatch(/^\d+$/);

    const countries = await post(server, API_CALLS.getAllCountries);
    expect(countries.status).toBe(200);
    expect(countries.headers.ratelimit).toMatch(/^"calls";r=4;t=\d+$/);
    expect([(await submit(chineseApplication(), '203.0.113.50')).status]).toEqual([200]);
    expect((await submit(chineseApplication(), '203.0.113.51')).status).toBe(200);
    const third = await submit(chineseApplication(), '203.0.113.52');
    expect(envelopeOf(third)).toMatchObject({ errorCode: 429, data: { reason: 'RATE_LIMITED' } });

    const calls: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      calls.push((await post(server, API_CALLS.getAllCountries)).status);
    }
    expect(calls.at(-1)).toBe(429);
    const refused = envelopeOf(await post(server, API_CALLS.getAllCountries));
    expect(refused).toMatchObject({ errorCode: 429, data: { reason: 'RATE_LIMITED' } });
    expect(refused.data.retryAfterSeconds).toBeGreaterThan(0);
    // The shared store has taken every one of these counts.
    expect(server.output()).not.toContain('counts alone');
  });
});

describe('what one client can find out', () => {
  const lookups = (times: number, serialNumber: string) =>
    Promise.all(
      Array.from({ length: times }, () =>
        post(server, API_CALLS.getModelBySerialNumber, { serialNumber }),
      ),
    );

  beforeAll(async () => {
    server = await startServer({ kind: databaseKind, environment: { LOOKUPS_PER_MINUTE: '7' } });
  });
  afterAll(() => server.dispose());
  beforeEach(forget);

  it('by lookups at once is no more than by those one after the other', async () => {
    const answers = await lookups(14, 'GUESS-1');
    // Three misses count nine.
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(11);
    for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^\d+$/);
  });

  it('by right lookups at once is all of them, up to the limit', async () => {
    const answers = await lookups(14, 'DEMO-HART-0004');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  it('by applications is as little as by lookups, also when they come at once', async () => {
    const guess = (index: number) => submit({ language: 'en', serialNumber: `GUESS-${index}` });
    const right = () => submit(chineseApplication({ invitationCode: 'DEMO-INVITE' }));
    expect((await Promise.all(Array.from({ length: 10 }, right))).map(statusOf)).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(index)));
    // Three misses count nine.
    expect(answers.filter((answer) => 'serialNumber' in fieldCodes(answer))).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(envelopeOf(refused[0]!).data.reason).toBe('RATE_LIMITED');
    expect(refused[0]!.headers['retry-after']).toMatch(/^\d+$/);
    // A right number is not told from a wrong one any more.
    expect(statusOf(await right())).toBe(429);
    const lookup = await post(server, API_CALLS.getModelBySerialNumber, {
      serialNumber: 'DEMO-HART-0004',
    });
    expect(lookup.status).toBe(200);
  });

  it('of a submission costs three lookups for a miss, one for a hit', async () => {
    const ask = (query: object) => post(server, API_CALLS.getStatus, query);
    const body = englishApplication();
    const { data } = envelopeOf<SubmissionReceipt>(await submit(body));
    const hit = { reference: data.reference, email: body.email };
    const miss = { ...hit, email: 'other@example.org' };
    const statuses: number[] = [];
    for (const query of [hit, miss, hit, hit, hit, hit]) statuses.push((await ask(query)).status);
    expect(statuses).toEqual([200, 404, 200, 200, 200, 429]);
    const refused = await ask(hit);
    expect(envelopeOf(refused)).toMatchObject({ data: { reason: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('behind a trusted proxy', () => {
  beforeAll(async () => {
    server = await startServer({
      kind: databaseKind,
      environment: {
        TRUST_PROXY: '1',
        CALLS_PER_MINUTE: '40',
        LOOKUPS_PER_MINUTE: '3',
        ADDRESS_SUBMISSIONS_PER_HOUR: '1',
      },
    });
  });
  afterAll(() => server.dispose());

  const lookup = (serialNumber: string, forwarded: string) =>
    post(
      server,
      API_CALLS.getModelBySerialNumber,
      { serialNumber },
      { 'x-forwarded-for': forwarded },
    );

  it('clients have limits of their own, whatever they claim to be', async () => {
    // The proxy appends the address it sees; what stands before it is the client's own claim.
    const found = [];
    for (const forwarded of [
      '198.51.100.1, 203.0.113.1',
      '198.51.100.2, 203.0.113.1',
      '198.51.100.3, 203.0.113.1',
      '198.51.100.4, 203.0.113.1',
      '203.0.113.2',
      '203.0.113.2',
      '203.0.113.2',
      '203.0.113.2',
    ]) {
      found.push((await lookup('DEMO-HART-0004', forwarded)).status);
    }
    expect(found).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
  });

  describe('a network of many small ones', () => {
    const from = (index: number, network = 'aaaa') =>
      `2001:db8:${network}:${index.toString(16)}::1`;
    const statusesOf = async (
      times: number,
      ask: (address: string) => PromiseLike<{ status: number }>,
    ) => {
      const found: number[] = [];
      for (let index = 0; index < times; index += 1) found.push(statusOf(await ask(from(index))));
      return found;
    };
    const counts = (found: readonly number[]) =>
      [200, 404, 429].map((status) => found.filter((each) => each === status).length);

    it('submits eight times as much as one of them, and no more', async () => {
      const found = await statusesOf(10, (address) => submit(chineseApplication(), address));
      expect(counts(found)).toEqual([8, 0, 2]);
      expect(statusOf(await submit(chineseApplication(), from(0, 'bbbb')))).toBe(200);
    });

    it('looks up eight times as much', async () => {
      const guess = (address: string) => lookup('GUESS-1', address);
      // Each miss counts three of twenty-four.
      expect(counts(await statusesOf(12, guess))).toEqual([0, 8, 4]);
      expect(statusOf(await guess(from(0, 'bbbb')))).toBe(404);
    });

    it('calls eight times as much', async () => {
      const call = (address: string) =>
        post(server, API_CALLS.getAllCountries, {}, { 'x-forwarded-for': address });
      expect(counts(await statusesOf(330, call))[0]).toBe(8 * 40 - 22);
      expect(statusOf(await call(from(0, 'bbbb')))).toBe(200);
    });
  });
});
