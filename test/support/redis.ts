import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server.js';

/** Path of a redis-server that tests may start; without it the tests that need one are left out. */
export const redisServer = process.env.TEST_REDIS_SERVER;

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
      child = spawn(command, ['--port', String(port), '--bind', '127.0.0.1', '--save', '']);
      while (!(await answers(port))) await sleep(50);
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

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
