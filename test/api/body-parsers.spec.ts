import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import type { Envelope } from '../../web/contract/envelope.js';
import { databaseKind } from '../support/database-kind.js';
import { type ProbedServer, startProbedServer } from '../support/loop-delay.js';
import { oddBody } from '../support/odd-bodies.js';
import { sendBody, type SentBody } from '../support/sent-body.js';

jest.setTimeout(240_000);

const BODIES = 1_500;
/** No body may keep the process from everybody else for longer. */
const LONGEST_HOLD_MS = 50;

let probed: ProbedServer;

beforeAll(async () => {
  probed = await startProbedServer({ kind: databaseKind });
});
afterAll(() => probed.server.dispose());

/** Sends a body, and answers for how long it held the server. */
async function heldBy(body: SentBody): Promise<number> {
  return probed.held(async () => {
    const { status, type, text } = await sendBody(probed.server, body);
    expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
    expect(type).toMatch(/^application\/json/);
    expect((JSON.parse(text) as Envelope).errorCode).toBe(status);
  }, LONGEST_HOLD_MS);
}

it('answers bodies of every kind in the envelope, and is held by none', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  process.stdout.write(`odd bodies: FUZZ_SEED=${seed}\n`);
  await fc.assert(
    fc.asyncProperty(oddBody, async (body) => {
      expect(await heldBy(body)).toBeLessThanOrEqual(LONGEST_HOLD_MS);
    }),
    { numRuns: BODIES, seed, endOnFailure: true },
  );
});

it.each([
  ['more than comes', 'Content-Length: 500'],
  ['less than comes', 'Content-Length: 3'],
  ['more than can be', `Content-Length: ${2 ** 53}`],
  ['chunks and a length', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
])('is not held by a length that promises %s', async (_what, header) => {
  const head = `POST ${API_BASE}/${API_CALLS.getAllArea} HTTP/1.1\r\nHost: localhost\r\nConnection: close`;
  const types = [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=b',
  ];
  for (const type of types) {
    const sent = `${head}\r\nContent-Type: ${type}\r\n${header}\r\n\r\n${'a'.repeat(100)}`;
    const held = await probed.held(() => exchange(sent), LONGEST_HOLD_MS);
    expect(held).toBeLessThanOrEqual(LONGEST_HOLD_MS);
  }
});

it('prints no failure for any of it', () => {
  expect(probed.server.output()).not.toMatch(/ERROR|FATAL/);
});

/** Sends what is no whole request, and waits until the connection is closed. */
function exchange(sent: string): Promise<void> {
  return new Promise((resolve) => {
    const { port } = new URL(probed.server.origin);
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(sent));
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
  });
}
