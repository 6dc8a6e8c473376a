/** What a failure, or a run that takes long, leaves of what is removed in time. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../config/app-config.js';
import type { OpenDatabase } from '../../database/open-database.js';
import type { PrismaService } from '../../database/prisma.service.js';
import { PruneService } from './prune.service.js';

const FIRST_MS = 3_000;
const INTERVAL_MS = 10 * 60_000;

const forget = jest.fn<(model: string) => Promise<{ count: number }>>();
const execute = jest.fn<(sql: string) => Promise<number>>();
const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
let service: PruneService;

const pruning = (kind: OpenDatabase['kind']) => {
  const prisma = {
    $executeRawUnsafe: execute,
    $queryRaw: () => Promise.resolve([{ moment: new Date(0) }]),
    licenceApplication: { updateMany: () => forget('licenceApplication') },
    inquiry: { updateMany: () => forget('inquiry') },
    ifuRequest: { updateMany: () => forget('ifuRequest') },
    outboxMessage: { deleteMany: () => forget('outboxMessage') },
  } as unknown as PrismaService;
  return new PruneService(prisma, { kind } as OpenDatabase, readConfig({}));
};

beforeEach(() => {
  jest.useFakeTimers();
  forget.mockReset().mockResolvedValue({ count: 0 });
  execute.mockReset().mockResolvedValue(0);
  warn.mockClear();
  service = pruning('server');
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

describe('does nothing more once the process closes', () => {
  /** How the statement under way ends: it fails, or has left rows for another batch. */
  const ENDS = [
    ['and ends connections', () => Promise.reject(new Error('Cannot use a pool'))],
    ['between two batches', () => Promise.resolve(5_000)],
  ] as const;

  it.each(ENDS)('%s', async (_how, answer) => {
    forget.mockImplementationOnce(async () => {
      service.onModuleDestroy();
      return { count: await answer() };
    });
    service.onModuleInit();
    await jest.advanceTimersByTimeAsync(FIRST_MS + INTERVAL_MS);
    expect(forget.mock.calls).toEqual([['licenceApplication']]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(ENDS)('%s, while it vacuums', async (_how, answer) => {
    service = pruning('embedded');
    const vacuumed = () => execute.mock.calls.flat().filter((sql) => sql.startsWith('VACUUM'));
    execute.mockImplementation((sql) => {
      if (!sql.startsWith('VACUUM')) return Promise.resolve(0);
      service.onModuleDestroy();
      return answer();
    });
    service.onModuleInit();
    await jest.advanceTimersByTimeAsync(FIRST_MS + INTERVAL_MS);
    expect(vacuumed()).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });
});
