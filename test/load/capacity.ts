/**
 * `npm run test:capacity`: what one instance answers on this machine, for the table of
 * docs/operations.md. Needs PostgreSQL's programs, as the fault tests do.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { chineseApplication } from '../support/applications.js';
import { createDatabase } from '../support/database.js';
import { PostgresCluster } from './postgres-cluster.js';
import { ServerProcess } from './server-process.js';

const SECONDS = 8;
const CLIENTS = 16;

const folder = mkdtempSync(join(tmpdir(), 'hengmai-capacity-'));
const embedded = await createDatabase('embedded');
await measure('embedded', embedded.environment);
await embedded.remove();
const cluster = await PostgresCluster.create();
try {
  await measure('postgres', (await cluster.database(folder)).environment);
} finally {
  cluster.remove();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await ServerProcess.start(environment);
  await report(`${name}, pages`, server, () => ({ path: '/about' }));
  await report(`${name}, submissions`, server, () => ({
    path: `${API_BASE}/${API_CALLS.submitInfo}`,
    body: JSON.stringify(chineseApplication()),
  }));
  await server.stop();
}

async function report(
  name: string,
  { origin }: ServerProcess,
  next: () => { path: string; body?: string },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { path, body } = next();
      const status = await ask(agent, origin + path, body);
      if (status !== 200) throw new Error(`${name}: ${status}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0);
  const perSecond = (times.length / SECONDS).toFixed(0);
  console.log(`${name}: ${perSecond} a second, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`);
}

function ask(agent: Agent, url: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          'Idempotency-Key': randomUUID(),
        },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    )
      .on('error', reject)
      .end(body);
  });
}
