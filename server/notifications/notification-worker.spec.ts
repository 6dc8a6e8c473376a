/** How many messages a worker takes from the outbox at a time. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../config/app-config.js';
import type { NotificationChannel } from '../database/generated/client.js';
import { requestContext } from '../operations/application-logger.js';
import type { NotifiedSubmission } from '../submissions/submission.js';
import { eventually } from '../../test/support/eventually.js';
import { createChannels } from './channels/channels.js';
import type { Delivery } from './delivery.js';
import { NotificationWorker } from './notification-worker.js';
import { type ClaimedMessage, Outbox, type OutboxClaims } from './outbox.js';

const SUBMISSION: NotifiedSubmission = {
  reference: 'LA-0000-0000-0001',
  kind: 'licence_application',
  edition: 'zh',
  submittedAt: new Date(),
  product: undefined,
  sender: {
    institution: '示例医院',
    name: '三',
    telephone: undefined,
    email: 'visitor@example.org',
    text: undefined,
  },
};

it('asks again later, where the pace of a receiver has put off a message', async () => {
  const config = readConfig({ NOTIFY_WECOM_URL: 'https://chat.hengmai.example/robot' });
  const channels = createChannels(config.notifications, () => 'hash', config.origins);
  let rounds = 0;
  const claims = {
    // A backlog that does not end.
    claim: () => Promise.resolve(++rounds < 1_000 ? [{} as ClaimedMessage] : []),
  } as unknown as OutboxClaims;
  const outcomes = ['tried', 'tried', 'postponed'];
  const delivery = {
    deliver: () => Promise.resolve(outcomes[rounds - 1] ?? 'postponed'),
  } as unknown as Delivery;
  const worker = new NotificationWorker(new Outbox(channels), claims, delivery, channels);
  worker.onApplicationBootstrap();
  await eventually('one is put off', () => rounds >= outcomes.length);
  // Long enough for many rounds, and much shorter than the time to the next poll.
  await sleep(100);
  await worker.onModuleDestroy();
  expect(rounds).toBe(outcomes.length);
});

it('does not speak in the name of the request that woke it', async () => {
  const config = readConfig({ NOTIFY_WECOM_URL: 'https://chat.hengmai.example/robot' });
  const channels = createChannels(config.notifications, () => 'hash', config.origins);
  const contexts: unknown[] = [];
  let waiting = 0;
  const claims = {
    claim: () => Promise.resolve(waiting-- > 0 ? [{} as ClaimedMessage] : []),
  } as unknown as OutboxClaims;
  const delivery = {
    deliver: () => Promise.resolve(contexts.push(requestContext.getStore())),
  } as unknown as Delivery;
  const outbox = new Outbox(channels);
  const worker = new NotificationWorker(outbox, claims, delivery, channels);
  worker.onApplicationBootstrap();
  waiting = 1;
  requestContext.run({ requestId: 'of one visitor' }, () => outbox.committed());
  await eventually('it is sent', () => contexts.length > 0);
  await worker.onModuleDestroy();
  expect(contexts).toEqual([undefined]);
});

it('takes no more for a slow mail server than it sends at once', async () => {
  const underWay: ((error: Error) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Answered at the end alone: each stays under way.
    onMailFrom: (_address, _session, answer) => void underWay.push(answer),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const config = readConfig({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTIFY_EMAIL: 'staff@hengmai.example',
    NOTIFY_RECEIPT: 'on',
  });
  const channels = createChannels(config.notifications, () => 'hash', config.origins);

  let claimed = 0;
  const claims = {
    claim: (channel: NotificationChannel, limit: number) => {
      const start = claimed;
      claimed += limit;
      const messages = Array.from({ length: limit }, (_, index) => ({
        id: `message-${start + index}`,
        channel,
      }));
      return Promise.resolve(messages as ClaimedMessage[]);
    },
  } as unknown as OutboxClaims;
  const delivery = {
    deliver: ({ id, channel }: ClaimedMessage) =>
      channels
        .find(({ name }) => name === channel)!
        .send(id, SUBMISSION)
        .catch(() => undefined),
  } as unknown as Delivery;
  const worker = new NotificationWorker(new Outbox(channels), claims, delivery, channels);
  worker.onApplicationBootstrap();
  try {
    // What waits for its turn instead uses up its lease, and is taken by another worker as well.
    await eventually('all are under way', () => underWay.length === claimed, 3_000);
  } finally {
    const stopped = worker.onModuleDestroy();
    for (const channel of channels) channel.close?.();
    for (const answer of underWay) answer(new Error('closing'));
    server.close();
    await stopped;
  }
});
