import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { itemsIn, launchItems } from './launch-items.js';

/** Texts of an edition, and the lists that both share. */
const CONTENT =
  /^(?:content\/.*|products\/.*\/(?:product|zh|en)|features\/.*(?:\.zh|\.en|\/(?:home-data|jobs|milestones|news-items)))\.ts$/;
const FILES = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => CONTENT.test(file) && !file.endsWith('.spec.ts'),
);

describe('launchItems', () => {
  it.each(FILES)('knows what %s marks', async (file) => {
    const content = (await import(resolve('web', file))) as unknown;
    const known = (await launchItems()).filter((item) => item.file === `web/${file}`);
    // A file that hands on another's entries does not count them again.
    const isIndex = /(?:^|\/)(?:ui|texts\.(?:zh|en)|texts)\.ts$/.test(file);
    expect(known).toHaveLength(isIndex ? 0 : itemsIn(content).length);
  });

  it('says what each is recognised by', async () => {
    const items = await launchItems();
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
