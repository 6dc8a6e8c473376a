import { setTimeout as sleep } from 'node:timers/promises';
import { startBalancer } from '../balancer.js';
import { onPostgres } from './postgres.js';

const ROUNDS = 3;

/**
 * Two instances behind a proxy that keeps its connections busy; each is told to stop and started
 * again, several times. Not one request may fail.
 */
export const draining = () =>
  onPostgres(
    async ({ servers }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const server of servers) {
          await sleep(1_500);
          const code = await server.stop();
          if (code !== 0) throw new Error(`A stopped instance exited with ${code}`);
          await server.start();
        }
      }
      await sleep(1_000);
    },
    { instances: 2, balancer: startBalancer },
  );
