import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

const prisma = (command: string, variables: Record<string, string>) => {
  // Any program passes for the engine, which would have to be downloaded; nobody is asked for news.
  const engine = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  const env = { ...process.env, ...engine, ...variables };
  const words = ['node_modules/prisma/build/index.js', ...command.split(' ')];
  return spawnSync(process.execPath, words, { env, encoding: 'utf8' });
};

it('the command of Prisma finds the migrations and the database of DATABASE_URL', () => {
  const { stdout } = prisma('migrate status', { DATABASE_URL: 'postgresql://localhost:1/named' });
  expect(stdout).toContain('"named"');
  expect(stdout).toMatch(/localhost:1\b/);
});

it('the command of Prisma checks the schema without a database', () => {
  expect(prisma('validate', { DATABASE_URL: '' })).toMatchObject({ status: 0 });
});
