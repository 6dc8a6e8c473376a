/** What clients with open connections see of a server that is told to stop. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import type { Edition } from '../../web/contract/editions.js';
import { ROUTES } from '../../web/contract/routes.js';
import { inquiry } from '../support/inquiries.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { startServer, type TestServer } from '../support/server.js';

const CLIENTS = 12;

const pathsOf = (edition: Edition) =>
  ROUTES.flatMap(({ path, redirectTo, id }) => {
    const own = path[edition];
    return own === undefined || redirectTo || id === 'notFound' ? [] : [own];
  });

interface Answer {
  /** Undefined: none came. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly connection: string | undefined;
  /** Whether the connection had been used before. */
  readonly isReused: boolean;
}

function send(agent: Agent, url: string, body?: string, host?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(host && { host }),
        },
      },
      (response) => {
        const { statusCode, headers } = response;
        const answer = { code: undefined, isReused: sent.reusedSocket };
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({
            ...answer,
            status: response.complete ? statusCode : undefined,
            connection: headers.connection,
          }),
        );
        response.resume();
      },
    );
    sent.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ status: undefined, code, connection: undefined, isReused: sent.reusedSocket }),
    );
    sent.end(body);
  });
}

it('answers every request of busy connections, and says which answer is the last', async () => {
  const server = await startServer({ kind: databaseKind });
  const pages = `${server.origin}/about`;
  const calls = `${server.origin}${API_BASE}/${API_CALLS.submitGuidance}`;
  const answers: Answer[] = [];
  let isEnding = false;
  const client = async (index: number) => {
    // One connection each, as a proxy keeps them: an answer that says so ends it.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; ; round += 1) {
      const body = index % 2 ? undefined : JSON.stringify(inquiry('guidance', 'zh'));
      const answer = await send(agent, body === undefined ? pages : calls, body);
      answers.push(answer);
      if (answer.status === undefined || (isEnding && answer.connection === 'close')) break;
      await sleep(5 * (index % 4));
    }
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  await sleep(1_500);
  isEnding = true;
  expect(await server.stop()).toBe(0);
  await clients;
  // A refused connection is tried elsewhere; nothing else may go wrong.
  const unanswered = answers.filter(({ status, code }) => !status && code !== 'ECONNREFUSED');
  expect(unanswered).toEqual([]);
  expect(answers.filter(({ status }) => status !== undefined && status !== 200)).toEqual([]);
  const last = answers.filter(({ connection }) => connection === 'close');
  expect(last).toHaveLength(CLIENTS);
  await server.dispose();
});

it('answers pages that are still to be rendered when it is told to stop', async () => {
  const server = await startServer({ kind: databaseKind });
  const agent = new Agent({ keepAlive: true });
  const sent = [
    ...pathsOf('zh').map((path) => send(agent, server.origin + path)),
    ...pathsOf('en').map((path) => send(agent, server.origin + path, undefined, 'en.localhost')),
  ];
  const answers = Promise.all(sent);
  // All have arrived, and most are still to be rendered.
  await Promise.race(sent);
  expect(await server.stop()).toBe(0);
  const statuses = (await answers).map(({ status, code }) => status ?? code);
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  agent.destroy();
  await server.dispose();
});

/** A call whose head the server has read, and whose body is still to come. */
async function begun({ origin }: TestServer) {
  const call = request(`${origin}${API_BASE}/${API_CALLS.submitGuidance}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  call.on('error', () => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

async function interrupted(server: TestServer): Promise<void> {
  process.kill(server.pid, 'SIGINT');
  await eventually('it closes', () => server.output().includes('SIGINT: closing'));
}

it('answers what is under way, though one key press comes as several signals', async () => {
  const server = await startServer({ kind: databaseKind });
  const call = await begun(server);
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  await interrupted(server);
  process.kill(server.pid, 'SIGINT');
  const ending = server.stop();
  call.end(JSON.stringify(inquiry('guidance', 'zh')));
  expect((await answered)[0].resume().statusCode).toBe(200);
  expect(await ending).toBe(0);
  await server.dispose();
});

it('ends at once when it is told to stop again, by whichever signal', async () => {
  const server = await startServer({ kind: databaseKind });
  await begun(server);
  await interrupted(server);
  await sleep(2_500);
  // It ends with 0 where it has waited for the call that never ends.
  expect(await server.stop()).toBe(1);
  await server.dispose();
});
