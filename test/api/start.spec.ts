import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { pathOf } from '../../web/contract/routes.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { databaseKind } from '../support/database-kind.js';
import { failToStart, freePort, migratedDatabase, startServer } from '../support/server.js';

/** Of a start with a database that is empty, unless given. */
async function failure(
  environment: Record<string, string>,
  making: Promise<TestDatabase> = createDatabase(databaseKind),
) {
  const database = await making;
  const result = await failToStart({
    PORT: String(await freePort()),
    ...database.environment,
    ...environment,
  });
  await database.remove();
  return {
    ...result,
    lines: result.output
      .trim()
      .split('\n')
      .filter((line) => /ERROR|FATAL/.test(line)),
  };
}

it.each([
  ['PORT', { PORT: 'seventy' }],
  ['PORT', { PORT: '70000' }],
  ['EN_ORIGIN', { EN_ORIGIN: 'en.example.com' }],
  ['EN_ORIGIN', { ZH_ORIGIN: 'https://example.com', EN_ORIGIN: 'https://example.com' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root@localhost/test' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' }],
  ['SEED_DEMO', { SEED_DEMO: 'perhaps' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['HOST', { HOST: 'www.example.com' }],
  ['HOST', { HOST: '300.0.0.1' }],
  ['SUBMISSION_LIMIT', { SUBMISSION_LIMIT: '0' }],
  ['SECRET_KEY', { SECRET_KEY: 'short' }],
  ['MOBILE_ZOOM', { MOBILE_ZOOM: 'sometimes' }],
])('a wrong %s ends the start with one line that names it (%j)', async (name, environment) => {
  expectOneLine(await failure(environment), name);
});

if (databaseKind === 'embedded') {
  // Kept free for documentation (RFC 5737): no machine has it. It is known after the database is open.
  it('a HOST that is no address of the machine ends the start with one line', async () => {
    expectOneLine(await failure({ HOST: '192.0.2.1' }, migratedDatabase('embedded')), 'HOST');
  });
}

function expectOneLine({ code, lines, output }: Awaited<ReturnType<typeof failure>>, name: string) {
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
  expect(output).not.toContain('secret');
  expect(output).not.toMatch(/^\s+at /m);
}

it('a used port ends the start with one line', async () => {
  const occupied = createServer().listen(0);
  await once(occupied, 'listening');
  const { port } = occupied.address() as { port: number };
  const { code, lines, output } = await failure(
    databaseKind === 'embedded' ? { PORT: String(port) } : { PORT: String(port), DATABASE_URL: '' },
    migratedDatabase('embedded'),
  );
  occupied.close();
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`PORT: ${port}`);
  expect(output).not.toMatch(/^\s+at /m);
});

it('a start makes the pages as in production', async () => {
  const server = await startServer({ kind: databaseKind, cacheWarmer: true });
  const answer = await fetch(server.origin + pathOf('about', 'zh'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1');
  expect(server.output()).not.toMatch(/ERROR|FATAL/);
  await server.dispose();
});

it('a server of tests is not taken for what else answers on its port', async () => {
  const other = createHttpServer((_request, response) => response.end('ok')).listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const database = await migratedDatabase('embedded');
  const started = startServer({ database, port });
  await expect(started.finally(() => other.close())).rejects.toThrow('used by another process');
  await database.remove();
});

if (databaseKind === 'postgres') {
  it('a database that was not migrated ends the start with what to do', async () => {
    const { code, lines } = await failure({});
    expect(code).toBe(1);
    expect(lines[0]).toContain('npm run db:migrate');
  });
}
