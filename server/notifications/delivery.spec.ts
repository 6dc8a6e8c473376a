/** What becomes of a message, by what its receiver and the limits say. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config/app-config.js';
import { DatabaseUnavailableError } from '../database/database-errors.js';
import type { SqlService } from '../database/sql.service.js';
import type { NotifiedSubmission } from '../submissions/submission.js';
import { type Channel, DeliveryError } from './channels/channel.js';
import { Delivery } from './delivery.js';
import type { NotifiedSubmissions } from './notified-submission.js';
import {
  backOffSeconds,
  type ClaimedMessage,
  LONGEST_WAIT_SECONDS,
  type OutboxClaims,
} from './outbox.js';

const MESSAGE: ClaimedMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  channel: 'webhook',
  submissionKind: 'inquiry',
  reference: 'GU-0000-0000-0001',
  attempts: 1,
};
const SUBMISSION = { reference: MESSAGE.reference } as NotifiedSubmission;
const config = readConfig({ NOTIFY_ATTEMPTS: '3' });

const send = jest.fn<Channel['send']>();
const outcome = jest.fn<(...args: unknown[]) => Promise<void>>();
const claims = Object.fromEntries(
  ['sent', 'dropped', 'failed', 'postponed'].map((name) => [
    name,
    (_message: ClaimedMessage, ...rest: unknown[]) => outcome(name, ...rest),
  ]),
) as unknown as OutboxClaims;

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  outcome.mockReset().mockResolvedValue(undefined);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});

interface Situation {
  readonly channel?: Partial<Channel>;
  readonly attempts?: number;
  readonly isErased?: boolean;
  /** Why the submission cannot be read. */
  readonly unreadable?: Error;
  /** Seconds until a counter that is full counts again. */
  readonly wait?: number;
}

/** Delivers once; answers what was noted of it. */
async function deliver({ channel, attempts = 1, isErased, unreadable, wait }: Situation = {}) {
  const sql = {
    transaction: () => Promise.resolve(wait && { index: 0, seconds: wait }),
  } as unknown as SqlService;
  const find = () =>
    unreadable ? Promise.reject(unreadable) : Promise.resolve(isErased ? undefined : SUBMISSION);
  const submissions = { find } as unknown as NotifiedSubmissions;
  const channels: Channel[] = [{ name: 'webhook', send, ...channel }];
  const delivery = new Delivery(sql, claims, submissions, channels, config);
  await delivery.deliver({ ...MESSAGE, attempts });
  expect(outcome).toHaveBeenCalledTimes(1);
  return outcome.mock.calls[0];
}

it('notes what was sent', async () => {
  expect(await deliver()).toEqual(['sent']);
  expect(send).toHaveBeenCalledWith(MESSAGE.id, SUBMISSION);
});

it('tells nobody of what was erased', async () => {
  expect(await deliver({ isErased: true })).toEqual(['dropped']);
  expect(send).not.toHaveBeenCalled();
});

it('waits for the pace of a receiver, without an attempt', async () => {
  const pace = { limit: 20, seconds: 60 };
  expect(await deliver({ channel: { pace }, wait: 12 })).toEqual(['postponed', 12]);
  expect(send).not.toHaveBeenCalled();
});

it('drops receipts over the limit of their receiver, who counts once for all attempts', async () => {
  const limited = () => ({ subject: 'hash', window: { limit: 3, seconds: 60 } });
  expect(await deliver({ channel: { limited }, wait: 5 })).toEqual(['dropped']);
  outcome.mockClear();
  expect(await deliver({ channel: { limited }, wait: 5, attempts: 2 })).toEqual(['sent']);
});

it('tries again later, and not before the receiver wants it', async () => {
  send.mockRejectedValue(Object.assign(new Error('to 10.0.0.1'), { code: 'ECONNREFUSED' }));
  const [name, kind, seconds] = (await deliver()) as [string, string, number];
  expect([name, kind]).toEqual(['failed', 'ECONNREFUSED']);
  expect(seconds).toBeGreaterThanOrEqual(config.notifications.retrySeconds);
  outcome.mockClear();
  send.mockRejectedValue(new DeliveryError('HTTP 429', { retryAfterSeconds: 1e9 }));
  expect(await deliver()).toEqual(['failed', 'HTTP 429', LONGEST_WAIT_SECONDS]);
});

it.each([
  ['after the last attempt', { attempts: 3 }, new DeliveryError('HTTP 500')],
  ['where another one would change nothing', {}, new DeliveryError('HTTP 410', { isFinal: true })],
])('gives up %s', async (_name, situation, error) => {
  send.mockRejectedValue(error);
  expect(await deliver(situation)).toEqual(['failed', error.kind, undefined]);
});

it('counts an attempt at what cannot be made, and gives it up as well', async () => {
  const unreadable = new TypeError('no such label');
  const again: unknown = expect.any(Number);
  expect(await deliver({ unreadable })).toEqual(['failed', 'TypeError', again]);
  outcome.mockClear();
  expect(await deliver({ unreadable, attempts: 3 })).toEqual(['failed', 'TypeError', undefined]);
});

it('holds no database that is away against a message', async () => {
  const unreadable = new DatabaseUnavailableError('connection refused');
  await expect(deliver({ unreadable })).rejects.toThrow(unreadable);
  expect(outcome).not.toHaveBeenCalled();
});

it('asks nobody to mend what leads nowhere', async () => {
  send.mockRejectedValue(new DeliveryError('SMTP 550', { isUnreachable: true }));
  expect(await deliver()).toEqual(['dropped', 'SMTP 550']);
});

it('waits longer after every failure, and never longer than half a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => backOffSeconds(attempts, 5, () => 0));
  expect(waits).toEqual([5, 20, 80, 320, 1280, 5120, 20_480, 43_200, 43_200]);
});

it('spreads messages that failed together', () => {
  expect(backOffSeconds(1, 10, () => 1)).toBeCloseTo(12);
});
