import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/server.js';
import { onPostgres } from './postgres.js';

/** Redis killed, away for three seconds, and back, empty. */
export async function loseRedis() {
  const port = await freePort();
  const command = process.env.TEST_REDIS_SERVER ?? 'redis-server';
  const start = (): ChildProcess =>
    spawn(command, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    });
  let redis = start();
  await once(redis, 'spawn');
  const kill = async () => {
    const exit = once(redis, 'exit');
    redis.kill('SIGKILL');
    await exit;
  };
  try {
    return await onPostgres(
      async ({ servers }) => {
        await sleep(2_000);
        await kill();
        await sleep(3_000);
        redis = start();
        await sleep(4_000);
        for (const { output } of servers) {
          if (!output.includes('counts again')) throw new Error('Redis was not used again');
        }
      },
      { instances: 2, environment: () => ({ REDIS_URL: `redis://127.0.0.1:${port}` }) },
    );
  } finally {
    await kill();
  }
}
