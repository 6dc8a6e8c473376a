/** Several instances on one database, and on one Redis. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { API_CALLS } from '../../web/contract/api.js';
import { envelopeOf, post } from '../support/api-client.js';
import { chineseApplication, uniqueEmail } from '../support/applications.js';
import { databaseKind } from '../support/database-kind.js';
import { eventually } from '../support/eventually.js';
import { redisServer, startRedis, type TestRedis } from '../support/redis.js';
import { startServer, type TestServer } from '../support/server.js';

const LIMITS = { LOOKUPS_PER_MINUTE: '4', SUBMISSION_LIMIT: '3' };
const KEY = { SECRET_KEY: 'k'.repeat(32) };

async function startPair(environment: Record<string, string>): Promise<[TestServer, TestServer]> {
  const first = await startServer({ kind: databaseKind, environment: { ...KEY, ...environment } });
  const second = await startServer({
    database: first.database,
    environment: { ...KEY, ...environment },
  });
  return [first, second];
}

const lookup = async (server: TestServer) =>
  (await post(server, API_CALLS.getModelBySerialNumber, { serialNumber: 'DEMO-ANEU-0001' })).status;

async function inTurn<T>(
  times: number,
  servers: TestServer[],
  ask: (server: TestServer) => Promise<T>,
) {
  const answers: T[] = [];
  for (let index = 0; index < times; index += 1) {
    answers.push(await ask(servers[index % servers.length]!));
  }
  return answers;
}

describe('through the database', () => {
  let pair: [TestServer, TestServer];
  beforeAll(async () => {
    pair = await startPair(LIMITS);
  });
  afterAll(async () => {
    await pair[1].stop();
    await pair[0].dispose();
  });

  it('two instances share their limits', async () => {
    expect(await inTurn(6, pair, lookup)).toEqual([200, 200, 200, 200, 429, 429]);
    const email = uniqueEmail();
    const submit = async (server: TestServer) =>
      (await post(server, API_CALLS.submitInfo, chineseApplication({ email }))).status;
    expect(await inTurn(4, pair, submit)).toEqual([200, 200, 200, 429]);
  });

  it('parallel copies of one submission at both make one row', async () => {
    const body = chineseApplication({ serialNumber: 'DEMO-STRK-0002', modelType: 'AccuCTP' });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(pair[index % 2]!, API_CALLS.submitInfo, body)),
    );
    const references = responses.map((response) => JSON.stringify(envelopeOf(response).data));
    expect([...new Set(references)]).toHaveLength(1);
    const rows = await pair[0].sql('SELECT 1 FROM licence_applications WHERE email = $1', [
      body.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('counts survive a restart', async () => {
    const { database } = pair[0];
    expect(await lookup(pair[0])).toBe(429);
    await pair[1].stop();
    if (databaseKind === 'postgres') {
      await pair[0].stop();
      const restarted = await startServer({ database, environment: { ...KEY, ...LIMITS } });
      expect(await lookup(restarted)).toBe(429);
      await restarted.stop();
    } else {
      await pair[0].stop();
      pair[0] = await startServer({ database, environment: { ...KEY, ...LIMITS } });
      expect(await lookup(pair[0])).toBe(429);
    }
  });
});

if (redisServer) {
  describe('through Redis', () => {
    let redis: TestRedis;
    let pair: [TestServer, TestServer];
    beforeAll(async () => {
      redis = await startRedis();
      pair = await startPair({ ...LIMITS, REDIS_URL: redis.url });
    });
    afterEach(() => redis.stop());
    afterAll(async () => {
      await pair[1].stop();
      await pair[0].dispose();
    });

    it('two instances share their limits, and go on without it', async () => {
      expect(await inTurn(6, pair, lookup)).toEqual([200, 200, 200, 200, 429, 429]);

      const emails: string[] = [];
      const submit = async (server: TestServer) => {
        const [serialNumber, modelType] = [
          ['DEMO-HART-0004', 'AccuLV'],
          ['DEMO-ANEU-0001', 'AneuPlan'],
          ['DEMO-STRK-0002', 'AccuCTP'],
        ][emails.length % 3] as [string, string];
        const email = uniqueEmail();
        emails.push(email);
        const body = chineseApplication({ email, serialNumber, modelType });
        return (await post(server, API_CALLS.submitInfo, body)).status;
      };
      expect(await inTurn(3, pair, submit)).toEqual([200, 200, 200]);
      await redis.stop();
      expect(await inTurn(3, pair, submit)).toEqual([200, 200, 200]);
      // Each process counts by itself now: the limit still holds in each.
      expect(await inTurn(10, [pair[0]], lookup)).toEqual([
        ...[200, 200, 200, 200],
        ...Array.from({ length: 6 }, () => 429),
      ]);
      const rows = await pair[0].sql('SELECT 1 FROM licence_applications WHERE email = ANY($1)', [
        emails,
      ]);
      expect(rows).toHaveLength(6);
      for (const { output } of pair) {
        expect(output().match(/this process counts alone/g)).toHaveLength(1);
      }

      await redis.start();
      // The client reconnects by itself within seconds; the count in Redis begins anew.
      const deadline = Date.now() + 20_000;
      while (!pair[0].output().includes('counts again') && Date.now() < deadline) {
        await post(pair[0], API_CALLS.getAllCountries);
      }
      expect(pair[0].output()).toContain('counts again');
    });
  });

  it('holds nobody up for long where Redis hangs', async () => {
    const redis = await startRedis();
    const server = await startServer({
      kind: databaseKind,
      environment: { ...LIMITS, REDIS_URL: redis.url },
    });
    await eventually('it is connected', async () => {
      await lookup(server);
      return (await lookup(server)) === 429;
    });
    redis.hang();
    try {
      const startedAt = performance.now();
      expect(await inTurn(3, [server], lookup)).toEqual([200, 200, 200]);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    } finally {
      redis.goOn();
      await redis.stop();
      await server.dispose();
    }
  });
}
