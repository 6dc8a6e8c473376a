/** What becomes of a submission, with the database's answers played. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../../../config/app-config.js';
import { keyedHash } from '../../../database/keyed-hash.js';
import type { SqlService, Transaction } from '../../../database/sql.service.js';
import { Outbox } from '../../../notifications/outbox.js';
import type { Metrics } from '../../../operations/metrics/metrics.js';
import { SubmissionLimits } from '../limits/submission-limits.js';
import { FormTokens } from './form-tokens.js';
import { Idempotency } from './idempotency.js';
import type { SubmissionContext } from './submission-context.js';
import { type Submission, SubmissionsService } from './submissions.service.js';

const EARLIER = { reference: 'LA-0000-0000-0001', submittedAt: '2026-11-20T00:00:00.000Z' };

const hash = keyedHash('k'.repeat(32));
const config = readConfig({});
const tokens = new FormTokens(config, hash);

/** What the database says: whether an attempt is new, and which counters are full. */
let database: { isNew: boolean; fullBucket: string | undefined; commits: boolean };
/** Statements that announce, by the reference that they bind. */
let announced: unknown[];
let told: number;

const tx = {
  query: (strings: TemplateStringsArray, ...values: unknown[]) => {
    const text = strings.join('?');
    const texts = values.filter(Array.isArray) as string[][];
    if (text.includes('INSERT INTO idempotency_keys')) {
      return Promise.resolve(database.isNew ? texts[0]!.map((key) => ({ key })) : []);
    }
    if (text.includes('FROM idempotency_keys')) return Promise.resolve([{ answer: EARLIER }]);
    if (text.includes('INSERT INTO rate_counters')) {
      const free = texts[0]!.filter((bucket) => bucket !== database.fullBucket);
      return Promise.resolve(free.map((bucket) => ({ bucket })));
    }
    if (text.includes('FROM rate_counters')) return Promise.resolve([{ wait: 90 }]);
    throw new Error(`Not expected: ${text}`);
  },
  execute: (_strings: TemplateStringsArray, ...values: unknown[]) => {
    announced.push(values[1]);
    return Promise.resolve(1);
  },
} as unknown as Transaction;

const sql = {
  transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
    const result = await work(tx);
    if (!database.commits) throw new Error('COMMIT failed');
    return result;
  },
} as SqlService;

const counted = jest.fn<Metrics['submission']>();
const outbox = new Outbox([{ name: 'webhook', send: () => Promise.resolve() }]);
outbox.messages.subscribe(() => (told += 1));
const submissions = new SubmissionsService(
  sql,
  new Idempotency(hash),
  new SubmissionLimits(config, hash),
  tokens,
  outbox,
  { submission: counted } as Partial<Metrics> as Metrics,
  hash,
);

const store = jest.fn<Submission['store']>();
const replayed = jest.fn();
const sender: SubmissionContext = {
  clientAddress: '192.0.2.7',
  clientNetwork: undefined,
  requestId: '01890000-0000-7000-8000-000000000000',
  idempotencyKey: undefined,
  honeypot: '',
  formToken: undefined,
  replayed,
};
const submission: Submission = {
  call: 'Activation/submitInfo',
  kind: 'licence_application',
  prefix: 'LA',
  fields: { surname: 'Zhang' },
  subjects: { email: 'a@example.org' },
  store,
};

beforeEach(() => {
  database = { isNew: true, fullBucket: undefined, commits: true };
  announced = [];
  told = 0;
  for (const mock of [counted, store, replayed]) mock.mockReset();
});

it('stores what is new, with no readable address, and announces it', async () => {
  const { reference, submittedAt } = await submissions.accept(submission, sender);
  expect(reference).toMatch(/^LA(-[0-9A-Z]{4}){3}$/);
  expect(store).toHaveBeenCalledWith(tx, {
    reference,
    status: 'new',
    requestId: sender.requestId,
    clientAddressHash: hash('client-address', sender.clientAddress),
    createdAt: new Date(submittedAt),
  });
  expect(announced).toEqual([reference]);
  expect(told).toBe(1);
  expect(counted.mock.calls).toEqual([[submission.call, 'accepted']]);
  expect(replayed).not.toHaveBeenCalled();
});

describe('spam', () => {
  it.each([
    ['fills in what nobody sees', { honeypot: 'http://spam.example' }],
    ['comes sooner than anybody types', { formToken: tokens.issue() }],
  ])('is stored and told of success, and announced to nobody: it %s', async (_name, signs) => {
    const { reference } = await submissions.accept(submission, { ...sender, ...signs });
    expect(store.mock.calls[0]?.[1]).toMatchObject({ reference, status: 'spam' });
    expect(announced).toEqual([]);
    expect(counted.mock.calls).toEqual([[submission.call, 'spam']]);
  });
});

it('repeats the first answer to whoever sends the same again, even what would fail by now', async () => {
  database.isNew = false;
  const failures = [{ field: 'invitationCode', code: 'INVALID' as const }];
  expect(await submissions.accept({ ...submission, failures }, sender)).toEqual(EARLIER);
  expect(replayed).toHaveBeenCalledTimes(1);
  expect(store).not.toHaveBeenCalled();
  expect(told).toBe(0);
  expect(counted.mock.calls).toEqual([[submission.call, 'replayed']]);
});

it('stores nothing of what the database does not accept', async () => {
  const failures = [{ field: 'serialNumber', code: 'INVALID' as const }];
  await expect(submissions.accept({ ...submission, failures }, sender)).rejects.toMatchObject({
    reason: 'VALIDATION_FAILED',
    details: { fields: failures },
  });
  expect(store).not.toHaveBeenCalled();
});

it.each([
  ['submission:client-address', 'RATE_LIMITED'],
  ['submission:Activation/submitInfo:e-mail', 'SUBMISSION_LIMIT_EXCEEDED'],
])('stores nothing over the limit of %s', async (bucket, reason) => {
  database.fullBucket = bucket;
  await expect(submissions.accept(submission, sender)).rejects.toMatchObject({
    reason,
    details: { retryAfterSeconds: 90 },
  });
  expect(store).not.toHaveBeenCalled();
});

it('wakes nobody for what was not committed', async () => {
  database.commits = false;
  await expect(submissions.accept(submission, sender)).rejects.toThrow('COMMIT failed');
  expect(told).toBe(0);
  expect(counted).not.toHaveBeenCalled();
});
