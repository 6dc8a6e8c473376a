/** What bodies may be like, and that none of them holds the server. */
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import type { Envelope, ErrorData } from '../../web/contract/envelope.js';
import { databaseKind } from '../support/database-kind.js';
import { type ProbedServer, startProbedServer } from '../support/loop-delay.js';
import { oddBody } from '../support/odd-bodies.js';
import { randomRuns } from '../support/random-runs.js';
import { multipart, sendBody, type SentBody } from '../support/sent-body.js';

/** No body may keep the process from everybody else for longer. */
const LONGEST_HOLD_MS = 50;
const AT_ONCE = 50;
const ODD_BODIES = 1_500;
const ODD_BODIES_LIMIT_MS = 240_000;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=b';

let probed: ProbedServer;

beforeAll(async () => {
  probed = await startProbedServer({ kind: databaseKind });
});
afterAll(() => probed.server.dispose());

const send = (body: SentBody, agent?: Agent) => sendBody(probed.server, body, agent);
const reasonOf = (text: string) => (JSON.parse(text) as Envelope<ErrorData>).data.reason;

describe('an odd body', () => {
  /** Sends a body, and answers for how long it held the server. */
  async function heldBy(body: SentBody): Promise<number> {
    return probed.held(async () => {
      const { status, type, text } = await send(body);
      expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
      expect(type).toMatch(/^application\/json/);
      expect((JSON.parse(text) as Envelope).errorCode).toBe(status);
    }, LONGEST_HOLD_MS);
  }

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

  it(
    'of any kind is answered in the envelope, and holds nobody up',
    async () => {
      await fc.assert(
        fc.asyncProperty(oddBody, async (body) => {
          expect(await heldBy(body)).toBeLessThanOrEqual(LONGEST_HOLD_MS);
        }),
        randomRuns('odd bodies', ODD_BODIES),
      );
    },
    ODD_BODIES_LIMIT_MS,
  );

  it.each([
    ['more than comes', 'Content-Length: 500'],
    ['less than comes', 'Content-Length: 3'],
    ['more than can be', `Content-Length: ${2 ** 53}`],
    ['chunks and a length', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
  ])('holds nobody up by a length that promises %s', async (_what, header) => {
    const head = `POST ${API_BASE}/${API_CALLS.getAllArea} HTTP/1.1\r\nHost: localhost\r\nConnection: close`;
    for (const type of [FORM, JSON_TYPE, MULTIPART]) {
      const sent = `${head}\r\nContent-Type: ${type}\r\n${header}\r\n\r\n${'a'.repeat(100)}`;
      const held = await probed.held(() => exchange(sent), LONGEST_HOLD_MS);
      expect(held).toBeLessThanOrEqual(LONGEST_HOLD_MS);
    }
  });

  it('leads to no failure in the log', () => {
    expect(probed.server.output()).not.toMatch(/ERROR|FATAL/);
  });
});

describe('names with an index', () => {
  const calls = Object.values(API_CALLS);
  const more: [string, [string, string][]][] = [
    ['alone', []],
    ['beside a key of the same', [['a[x]', '1']]],
  ];

  it.each(calls.flatMap((call) => more.map(([what, rest]) => [call, what, rest] as const)))(
    'build no list at %s, %s',
    async (call, _what, rest) => {
      const bytes = multipart([['a[999999999]', '1'], ...rest]);
      const body = { call, type: MULTIPART, bytes };
      expect(await probed.held(() => send(body), LONGEST_HOLD_MS)).toBeLessThan(LONGEST_HOLD_MS);

      const answers = Array.from({ length: AT_ONCE }, () => send(body));
      const page = await fetch(`${probed.server.origin}/about`);
      expect(page.status).toBe(200);
      for (const { status, text } of await Promise.all(answers)) {
        expect([400, 413]).toContain(status);
        expect(reasonOf(text)).toBe('MALFORMED_BODY');
      }
    },
  );
});

describe('a body', () => {
  const call = API_CALLS.getAllArea;
  const long = 'x'.repeat(40_000);
  const fields = Array.from({ length: 51 }, (_, index) => [`f${index}`, '1'] as const);
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it.each([
    ['of one level', JSON_TYPE, '{"a":"x","b":1,"c":true,"d":null,"e":["x",1,false]}', 200],
    ['with an object in it', JSON_TYPE, '{"a":{"b":1}}', 400],
    ['with a list in a list', JSON_TYPE, '{"a":[[1]]}', 400],
    ['that is nothing but brackets', JSON_TYPE, nested(16_000), 400],
    ['with brackets for a value', JSON_TYPE, `{"a":${nested(16_000)}}`, 400],
    ['with braces for a value', JSON_TYPE, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 400],
    ['of fifty fields', JSON_TYPE, JSON.stringify(Object.fromEntries(fields.slice(1))), 200],
    ['of more fields', JSON_TYPE, JSON.stringify(Object.fromEntries(fields)), 413],
    ['with a long list', JSON_TYPE, JSON.stringify({ a: Array(51).fill(1) }), 413],
    ['with a field of a form repeated too often', FORM, 'a=1&'.repeat(51), 413],
    ['with a part repeated too often', MULTIPART, multipart(Array(51).fill(['a', '1'])), 413],
    ['with a field of brackets', MULTIPART, multipart([['a[b]', '1']]), 400],
    ['of a form in GBK', FORM, 'a=%CA%BE%C0%FD', 400],
    ['of a form with raw bytes', FORM, Buffer.from('a=\xca\xbe\xc0\xfd', 'latin1'), 400],
    ['of a form with signs that escape nothing', FORM, 'a=100%&b=%E7%A4%BA%2', 200],
    ['of JSON in GBK', JSON_TYPE, Buffer.from('{"a":["x","\xca\xbe\xc0\xfd"]}', 'latin1'), 400],
    [
      'of parts in GBK',
      MULTIPART,
      Buffer.from(multipart([['a', '\xca']]).toString(), 'latin1'),
      400,
    ],
    ['of parts whose boundary is no token', 'multipart/form-data; boundary=a=b', 'x', 400],
    ['with the sign for what could not be read', FORM, 'a=%EF%BF%BD', 200],
    ['with it in JSON', JSON_TYPE, '{"a":"\uFFFD"}', 200],
    ['with half of a sign', JSON_TYPE, '{"a":"\\ud83d"}', 400],
    ['with a whole one', JSON_TYPE, '{"a":"\\ud83d\\ude00 示例"}', 200],
  ])('%s (%s) is told what is wrong', async (_what, type, content, status) => {
    for (const eachCall of [call, API_CALLS.submitGuidance, API_CALLS.submitInfo]) {
      const body = { call: eachCall, type, bytes: Buffer.from(content) };
      const answer = await send(body);
      // Of what is well-formed, the forms miss their fields.
      expect(answer.status).toBe(status === 200 && eachCall !== call ? 400 : status);
      if (status !== 200) {
        expect(reasonOf(answer.text)).toBe(status === 413 ? 'BODY_TOO_LARGE' : 'MALFORMED_BODY');
      }
    }
  });

  describe.each([false, true])('longer than the limit (in chunks: %s)', (isChunked) => {
    it.each([
      ['a form', FORM, Buffer.from(`long=${long}`)],
      ['JSON', JSON_TYPE, Buffer.from(JSON.stringify({ long }))],
      ['a long part', MULTIPART, multipart([['long', long]])],
      [
        'many parts',
        MULTIPART,
        multipart(fields.slice(5).map(([name]) => [name, 'x'.repeat(30_000)])),
      ],
      ['what goes before the first part', MULTIPART, Buffer.from(long)],
    ])('is refused, and its connection goes on: %s', async (_what, type, bytes) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const refused = await send({ call, type, bytes, isChunked }, agent);
      expect(refused.status).toBe(413);
      expect(reasonOf(refused.text)).toBe('BODY_TOO_LARGE');
      const next = await send({ call, type: FORM, bytes: Buffer.from('a=1') }, agent);
      expect(next.status).toBe(200);
      agent.destroy();
    });
  });

  it('in multipart is taken up to the limit of the others', async () => {
    const value = 'x'.repeat(32 * 1024 - multipart([['long', '']]).length);
    const ask = (bytes: Buffer) => send({ call, type: MULTIPART, bytes });
    expect((await ask(multipart([['long', value]]))).status).toBe(200);
    expect((await ask(multipart([['long', `${value}x`]]))).status).toBe(413);
  });
});

it('prints no failure for any of it', () => {
  expect(probed.server.output()).not.toMatch(/ERROR|FATAL/);
});
