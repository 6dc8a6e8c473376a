import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  API_CALLS,
  type SubmissionCall,
  type SubmissionProgress,
  type SubmissionReceipt,
} from '../../web/contract/api.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { chineseApplication, englishApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { printedCopy } from '../support/ifu-requests.js';
import { inquiry } from '../support/inquiries.js';
import { startServer, type TestServer } from '../support/server.js';
import { staffJson } from '../support/staff.js';

const { submitInfo, submitCooperation, submitGuidance, submitConsultation } = API_CALLS;
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const ask = (query: object) => post(server, API_CALLS.getStatus, query);

async function sent(call: SubmissionCall, body: object): Promise<SubmissionReceipt> {
  const response = await post(server, call, body);
  expect(response.status).toBe(200);
  return envelopeOf<SubmissionReceipt>(response).data;
}

async function progress(query: object): Promise<SubmissionProgress> {
  const response = await ask(query);
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return envelopeOf<SubmissionProgress>(response).data;
}

const byTelephone = () =>
  chineseApplication({
    contactMethod: 'telephone',
    email: undefined,
    areaCode: '86',
    telephone: '13800138000',
  });

describe('a submission of each kind is found', () => {
  const english = () => inquiry('guidance', 'en');
  it.each<[string, SubmissionCall, () => Record<string, unknown>, 'email' | 'telephone', string?]>([
    ['application, e-mail', submitInfo, chineseApplication, 'email'],
    ['application, telephone', submitInfo, byTelephone, 'telephone'],
    ['application of both, telephone', submitInfo, englishApplication, 'telephone'],
    ['cooperation, e-mail', submitCooperation, () => inquiry('cooperation', 'zh'), 'email'],
    ['cooperation, telephone', submitCooperation, () => inquiry('cooperation', 'zh'), 'telephone'],
    ['contact, one field for an e-mail', submitGuidance, english, 'email', 'contact'],
    [
      'contact, one field for a telephone number',
      submitGuidance,
      () => ({ ...english(), contact: '+44 7400 123456' }),
      'telephone',
      'contact',
    ],
    ['consultation', submitConsultation, () => inquiry('consultation', 'en'), 'email'],
    ['instructions', API_CALLS.submitDocumentRequest, () => printedCopy(), 'email'],
  ])('%s', async (_kind, call, create, field, from = field) => {
    const body = create();
    const { reference, submittedAt } = await sent(call, body);
    expect(await progress({ reference, [field]: body[from] })).toEqual({
      reference,
      submittedAt,
      status: 'received',
      updatedAt: submittedAt,
    });
  });
});

describe('what is written otherwise is found all the same:', () => {
  it.each([
    (reference: string) => reference.toLowerCase(),
    (reference: string) => reference.replaceAll('-', ''),
    (reference: string) => ` ${reference.replaceAll('-', ' – ')} `,
    (reference: string) =>
      [...reference].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join(''),
  ])('reference %#', async (written) => {
    const body = chineseApplication();
    const { reference } = await sent(submitInfo, body);
    const found = await progress({ reference: written(reference), email: body.email });
    expect(found.reference).toBe(reference);
  });

  it.each([
    (email: string) => email.toUpperCase(),
    (email: string) => `  ${email}\u200b`,
    (email: string) => email.replace('@', '＠').replaceAll('.', '．'),
  ])('e-mail address %#', async (written) => {
    const email = uniqueEmail();
    const { reference } = await sent(submitInfo, chineseApplication({ email }));
    await progress({ reference, email: written(email) });
  });

  it.each([
    '138 0013 8000',
    '+86 138-0013-8000',
    '008613800138000',
    '（+86）138 0013 8000',
    '１３８００１３８０００',
  ])('telephone number %s', async (telephone) => {
    const { reference } = await sent(submitInfo, byTelephone());
    await progress({ reference, telephone });
  });

  it.each(['+86 571 8888 8888', '057188888888', '（0571）88888888'])(
    'telephone number of an inquiry, %s',
    async (telephone) => {
      const { reference } = await sent(submitGuidance, inquiry('guidance', 'zh'));
      await progress({ reference, telephone });
    },
  );

  it('one of the two will do', async () => {
    const body = englishApplication();
    const { reference } = await sent(submitInfo, body);
    await progress({ reference, email: body.email, telephone: '13800138000' });
    await progress({ reference, email: 'other@example.org', telephone: body.telephone });
  });
});

describe('the status', () => {
  it('is told in words of its own, with the time of its last change', async () => {
    const body = chineseApplication();
    const { reference, submittedAt } = await sent(submitInfo, body);
    const query = { reference, email: body.email };
    let last = submittedAt;
    for (const [stored, told] of [
      ['in_progress', 'in_progress'],
      ['done', 'answered'],
    ] as const) {
      await staffJson(server, ['submissions', 'status', reference, stored]);
      const found = await progress(query);
      expect(found).toMatchObject({ reference, submittedAt, status: told });
      expect(found.updatedAt > last).toBe(true);
      last = found.updatedAt;
    }
  });

  it('of spam is that of anything received', async () => {
    const body = chineseApplication({ website: 'https://spam.example' });
    const { reference, submittedAt } = await sent(submitInfo, body);
    const received = { reference, submittedAt, status: 'received', updatedAt: submittedAt };
    expect(await progress({ reference, email: body.email })).toEqual(received);

    const other = chineseApplication();
    const { reference: taken, submittedAt: at } = await sent(submitInfo, other);
    await staffJson(server, ['submissions', 'status', taken, 'spam']);
    expect(await progress({ reference: taken, email: other.email })).toEqual({
      ...received,
      reference: taken,
      submittedAt: at,
      updatedAt: at,
    });
  });

  it('is no longer known of what was erased', async () => {
    const body = chineseApplication();
    const { reference } = await sent(submitInfo, body);
    await progress({ reference, email: body.email });
    await staffJson(server, ['privacy', 'erase', '--email', String(body.email), '--yes']);
    const gone = await ask({ reference, email: body.email });
    expect(envelopeOf(gone).data.reason).toBe('SUBMISSION_UNKNOWN');
  });
});

describe('a miss', () => {
  it('answers alike whatever was wrong', async () => {
    const body = englishApplication();
    const { reference } = await sent(submitInfo, body);
    const { reference: others } = await sent(submitInfo, englishApplication());
    const queries = [
      { reference: 'LA-0000-0000-0000', email: body.email },
      { reference: others, email: body.email },
      { reference, email: uniqueEmail() },
      { reference, telephone: '13800138000' },
      { reference, telephone: '0000' },
      { reference: reference.replace('LA', 'IN'), email: body.email },
      { reference: 'no reference at all', email: body.email },
      { reference: "' OR true --", email: 'nobody@example.org' },
      { reference: '%', telephone: body.telephone },
    ];
    for (const language of ['zh', 'en']) {
      const answers = await Promise.all(queries.map((query) => ask({ ...query, language })));
      for (const { status, body: answer } of answers) {
        expect([status, answer]).toEqual([404, answers[0]?.body]);
      }
      expect(envelopeOf(answers[0]!)).toMatchObject({
        errorCode: 404,
        data: { reason: 'SUBMISSION_UNKNOWN' },
      });
    }
  });
});

it.each([
  [{}, { reference: 'REQUIRED', email: 'REQUIRED', telephone: 'REQUIRED' }],
  [{ email: 'jane@example.org' }, { reference: 'REQUIRED' }],
  [{ reference: 'x', email: 'jane' }, { email: 'INVALID' }],
  [{ reference: 'x', telephone: 'call me' }, { telephone: 'INVALID' }],
  [
    { reference: 'x'.repeat(65), email: `${'x'.repeat(250)}@example.org` },
    { reference: 'TOO_LONG', email: 'TOO_LONG' },
  ],
])('%j names what is missing or cannot be', async (query, codes) => {
  expect(fieldCodes(await ask({ ...query, language: 'en' }))).toEqual(codes);
});
