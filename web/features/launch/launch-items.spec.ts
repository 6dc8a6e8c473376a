import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { itemsIn } from './items-in.js';
import { launchItems } from './launch-items.js';

const CONTENT = resolve('web/content');
const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('launch'),
);

describe('launchItems', () => {
  it.each(FILES)('knows what %s marks', async (file) => {
    const content = (await import(join(CONTENT, file))) as unknown;
    const known = launchItems().filter((item) => item.file === `web/content/${file}`);
    // A file that hands on another's entries does not count them again.
    const isIndex = /(?:^|\/)index\.ts$|^references\.ts$/.test(file);
    expect(known).toHaveLength(isIndex ? 0 : itemsIn(content).length);
  });

  it('says what each is recognised by', () => {
    const items = launchItems();
    expect(items.filter(({ name }) => name === '')).toEqual([]);
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'placeholder', file: 'web/content/zh/company.ts' }),
    );
  });
});

describe('itemsIn', () => {
  it('finds marked entries at any depth, named placeholders and unverified parts', () => {
    const content = {
      name: 'Name',
      placeholders: ['name'],
      list: [{ id: 'a', sample: true }, { id: 'b' }],
      work: { title: 'Title', unverified: ['pages'] },
    };
    expect(itemsIn(content)).toEqual([
      { kind: 'placeholder', path: 'name', name: 'Name' },
      { kind: 'sample', path: 'list.0', name: 'a' },
      { kind: 'unverified', path: 'work.pages', name: 'Title' },
    ]);
  });
});
