import type { OnApplicationShutdown } from '@nestjs/common';
import { createClient, ErrorReply } from 'redis';
import { type Counted, CounterStore } from './counter-store.js';

/**
 * Atomic: a count without an end would stay for ever. One that ends later than a window that begins
 * now was made before the clock was set back, and is over.
 */
const ADD = `
  local hits = redis.call('INCRBY', KEYS[1], ARGV[1])
  local ends = redis.call('PTTL', KEYS[1])
  if ends > tonumber(ARGV[2]) then
    redis.call('SET', KEYS[1], ARGV[1])
    hits = tonumber(ARGV[1])
    ends = -1
  end
  if ends < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    ends = tonumber(ARGV[2])
  end
  return { hits, ends }`;

/** What Redis answers while it loads its data, or while no write can be taken. */
const NOT_NOW =
  /^(?:LOADING|BUSY|MASTERDOWN|READONLY|CLUSTERDOWN|TRYAGAIN|OOM|MISCONF|NOREPLICAS)\b/;

const PREFIX = 'hengmai:calls:';
const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 2_000;

/** Counts in Redis: shared by instances. Fails fast while Redis is away and reconnects by itself. */
export class RedisCounterStore extends CounterStore implements OnApplicationShutdown {
  private readonly client;

  constructor(url: string) {
    super();
    this.client = createClient({
      url,
      // A count that waits for Redis to come back would hold up its call.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_RECONNECT_MS),
      },
    });
    // Failures are told by the commands; without a listener they would end the process.
    this.client.on('error', () => undefined);
    this.client.connect().catch(() => undefined);
  }

  async add(key: string, hits: number, windowMs: number): Promise<Counted> {
    const answer = this.client.eval(ADD, {
      keys: [PREFIX + key],
      arguments: [String(hits), String(windowMs)],
    });
    const [count, expiresInMs] = (await inTime(answer)) as [number, number];
    return { hits: count, expiresInMs };
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }
}

/** Whether Redis cannot be used now: everything tells so but an answer that refuses what was asked. */
export function tellsRedisOutage(error: unknown): boolean {
  return !(error instanceof ErrorReply) || NOT_NOW.test(error.message);
}

/** A Redis that hangs keeps its connection: the client itself would wait for ever for what was sent. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), COMMAND_TIMEOUT_MS);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
