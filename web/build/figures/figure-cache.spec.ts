import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltFigure } from '../../figures/built-figure.js';
import { filesIn, type Place, stored, store } from './figure-cache.js';

const FIGURE: BuiltFigure = {
  id: 'acculv',
  width: 24,
  height: 16,
  hash: '0123456789',
  widths: [24],
  drawing: 'none',
  legend: false,
  flow: false,
  openGraph: false,
  numbers: { ejectionFraction: 61 },
};
const FILES = new Map([
  ['acculv-24.webp', 'picture'],
  ['acculv-24.avif', 'smaller picture'],
]);

let cache: string;
let folder: string;
let place: Place;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'figures-'));
  folder = join(cache, 'acculv');
  place = { folder, sources: 'key' };
  store(place, FIGURE, FILES);
});
afterEach(() => rmSync(cache, { recursive: true }));

describe('a drawn figure', () => {
  it('is read as it was written', () => {
    expect(stored<BuiltFigure>(place)).toEqual(FIGURE);
    const names = filesIn(folder).map(({ name }) => name);
    expect(names.sort()).toEqual([...FILES.keys()].sort());
  });

  it('leaves nothing unfinished behind, and takes the place of what was there', () => {
    store(place, { ...FIGURE, width: 48 }, FILES);
    expect(stored<BuiltFigure>(place)?.width).toBe(48);
    expect(readdirSync(cache)).toEqual(['acculv']);
  });

  it('counts for nothing where its sources have changed', () => {
    expect(stored<BuiltFigure>({ ...place, sources: 'other' })).toBeUndefined();
  });

  const inFolder = (name: string) => join(folder, name);
  it.each<readonly [string, () => void]>([
    ['is not there', () => rmSync(folder, { recursive: true })],
    ['lacks a file', () => rmSync(inFolder('acculv-24.avif'))],
    ['lacks its sums', () => rmSync(inFolder('SHA256SUMS'))],
    ['has a file cut short', () => truncateSync(inFolder('acculv-24.webp'), 3)],
    ['has an empty file', () => truncateSync(inFolder('acculv-24.webp'))],
    ['has its record cut short', () => truncateSync(inFolder('figure.json'), 20)],
    ['has its sums cut short', () => truncateSync(inFolder('SHA256SUMS'), 70)],
    ['has another byte', () => writeFileSync(inFolder('acculv-24.webp'), 'pictura')],
    ['has bytes too many', () => appendFileSync(inFolder('acculv-24.webp'), 's')],
    ['has a file of another origin', () => writeFileSync(inFolder('stray.webp'), '')],
  ])('counts for nothing where it %s', (_, damage) => {
    damage();
    expect(stored<BuiltFigure>(place)).toBeUndefined();
  });
});
