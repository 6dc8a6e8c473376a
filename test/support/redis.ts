import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './server.js';

/** Path of a redis-server that tests may start; without it the tests that need one are left out. */
export const redisServer = process.env.TEST_REDIS_SERVER;

const READY = 'Ready to accept connections';

export interface TestRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Lets it keep its connections and answer nothing. */
  readonly hang: () => void;
  readonly goOn: () => void;
}

/** A Redis of its own, empty, that can be stopped and started again. */
export async function startRedis(): Promise<TestRedis> {
  if (!redisServer) throw new Error('TEST_REDIS_SERVER is not set');
  const command = redisServer;
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn(
        command,
        ['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      child = started;
      await new Promise<void>((resolve, reject) => {
        let printed = '';
        started.stdout.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          if (printed.includes(READY)) resolve();
        });
        started.once('error', reject);
        started.once('close', () => reject(new Error(`Redis ended at start:\n${printed}`)));
      });
    },
    async stop() {
      const running = child?.exitCode === null ? child : undefined;
      if (!running) return;
      const exit = once(running, 'exit');
      running.kill('SIGTERM');
      await exit;
    },
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}
