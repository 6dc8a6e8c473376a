/** What a failure, or a run that takes long, leaves of what is removed in time. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../config/app-config.js';
import type { OpenDatabase } from '../../database/open-database.js';
import type { PrismaService } from '../../database/prisma.service.js';
import { PruneService } from './prune.service.js';

const FIRST_MS = 3_000;
const INTERVAL_MS = 10 * 60_000;

const forget = jest.fn<(model: string) => Promise<{ count: number }>>();
const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
let service: PruneService;

beforeEach(() => {
  jest.useFakeTimers();
  forget.mockReset().mockResolvedValue({ count: 0 });
  const prisma = {
    $executeRawUnsafe: () => Promise.resolve(0),
    $queryRaw: () => Promise.resolve([{ moment: new Date(0) }]),
    licenceApplication: { updateMany: () => forget('licenceApplication') },
    inquiry: { updateMany: () => forget('inquiry') },
    ifuRequest: { updateMany: () => forget('ifuRequest') },
    outboxMessage: { deleteMany: () => forget('outboxMessage') },
  } as unknown as PrismaService;
  service = new PruneService(prisma, { kind: 'server' } as OpenDatabase, readConfig({}));
});
afterEach(() => {
  service.onModuleDestroy();
  jest.useRealTimers();
});

it('forgets what other tables hold where one of them fails', async () => {
  forget.mockRejectedValueOnce(new Error('lock timeout'));
  service.onModuleInit();
  await jest.advanceTimersByTimeAsync(FIRST_MS);
  expect(forget.mock.calls.flat()).toEqual([
    'licenceApplication',
    'inquiry',
    'ifuRequest',
    'outboxMessage',
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('begins no run before the one before has ended', async () => {
  let end: (() => void) | undefined;
  forget.mockImplementationOnce(
    () => new Promise((resolve) => (end = () => resolve({ count: 0 }))),
  );
  service.onModuleInit();
  await jest.advanceTimersByTimeAsync(FIRST_MS + 2 * INTERVAL_MS);
  expect(forget).toHaveBeenCalledTimes(1);
  end?.();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS);
  expect(forget).toHaveBeenCalledTimes(8);
});
