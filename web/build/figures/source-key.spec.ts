import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sourceKey } from './source-key.js';

let folder: string;
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const key = (): string => sourceKey([join(folder, 'scene.ts')]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'figures-'));
  write('scene.ts', "import { flow } from './flow.js';\n");
  write('flow.ts', 'export const flow = 1;\n');
  write('other.ts', 'export const other = 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key of a figure', () => {
  it('stays while its sources do, whatever happens beside them', () => {
    const before = key();
    write('other.ts', 'export const other = 2;\n');
    expect(key()).toBe(before);
  });

  it('stays while what they import for its types alone changes', () => {
    write(
      'scene.ts',
      "import type { Other } from './other.js';\nimport { flow } from './flow.js';\n",
    );
    const before = key();
    write('other.ts', 'export const other = 3;\n');
    expect(key()).toBe(before);
    write('flow.ts', 'export const flow = 2;\n');
    expect(key()).not.toBe(before);
  });

  it.each(['scene.ts', 'flow.ts'])('changes with %s', (name) => {
    const before = key();
    write(name, "import { flow } from './flow.js';\nexport const changed = flow;\n");
    expect(key()).not.toBe(before);
  });
});
