import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { secretKey } from './secret-key.js';

const KEY = '0123456789abcdef'.repeat(4);

let dataDirectory: string;
let file: string;
const read = () => secretKey({ dataDirectory, secretKey: undefined });

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'hengmai-key-'));
  file = join(dataDirectory, 'secret-key');
});
afterEach(() => rm(dataDirectory, { recursive: true }));

it('is made once, for its owner alone, the same for all who start at once', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await read()).toBe(keys[0]);
  expect(await readFile(file, 'utf8')).toBe(`${keys[0]}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDirectory)).toEqual(['secret-key']);
});

it.each([`${KEY}\n`, KEY, `${KEY}\r\n`])('is taken whole from its file (%j)', async (content) => {
  await writeFile(file, content);
  expect(await read()).toBe(KEY);
});

it.each([KEY.slice(0, 40), '', `${KEY}0`, KEY.replace('f', 'g')])(
  'is refused with what to do, and kept, where its file is damaged (%j)',
  async (content) => {
    await writeFile(file, content);
    await expect(read()).rejects.toThrow(
      /secret-key.+restore it from the backup.+invitation codes/,
    );
    expect(await readFile(file, 'utf8')).toBe(content);
  },
);

it('is read, but never made by a command that may not make one', async () => {
  const given = () => secretKey({ dataDirectory, secretKey: undefined }, { mayMake: false });
  await expect(given()).rejects.toThrow(/SECRET_KEY is not set.+secret-key does not exist/);
  expect(await readdir(dataDirectory)).toEqual([]);
  await writeFile(file, KEY);
  expect(await given()).toBe(KEY);
});

it('is the one of the environment where there is one', async () => {
  expect(await secretKey({ dataDirectory, secretKey: 'x'.repeat(32) })).toBe('x'.repeat(32));
  expect(await readdir(dataDirectory)).toEqual([]);
});
