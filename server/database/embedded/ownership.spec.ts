import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { claimOwnership } from './ownership.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hengmai-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('belongs to one at a time, and leaves nothing behind', async () => {
  const release = await claimOwnership(folder);
  expect(release).toBeDefined();
  expect(await claimOwnership(folder)).toBeUndefined();
  await release?.();
  const next = await claimOwnership(folder);
  expect(next).toBeDefined();
  await next?.();
  expect(readdirSync(folder)).toEqual([]);
});

it('belongs to one at most of many who ask at once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimOwnership(folder)));
    const owners = claims.filter((claim) => claim !== undefined);
    expect(owners.length).toBeLessThanOrEqual(1);
    for (const release of owners) await release();
  }
});

it('passes by what a crash left', async () => {
  writeFileSync(join(folder, '.own.00000000'), '');
  const release = await claimOwnership(folder);
  expect(release).toBeDefined();
  await release?.();
});
