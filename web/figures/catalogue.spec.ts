import { describe, expect, it, jest } from '@jest/globals';
import { EDITIONS } from '../contract/editions.js';
import { loadFigure } from './catalogue.js';
import { LABEL_SIZES } from './figure.js';
import { FIGURE_IDS } from './figure-ids.js';
import { toBytes } from './render/picture.js';
import { enFigureTexts } from './texts/en.js';
import { zhFigureTexts } from './texts/zh.js';

// The trees are grown anew in every test file.
jest.setTimeout(120_000);

/** Their flow is solved once for all of them in `scenes/aneurysm-figures.spec.ts`. */
const SLOW: readonly string[] = ['aneurysm-hero', 'aneuflow', 'aneuplan'];
const QUICK = FIGURE_IDS.filter((id) => !SLOW.includes(id));

describe.each(QUICK)('the figure %s', (id) => {
  it('draws what the site may show: presentation attributes and no foreign address', async () => {
    const figure = await loadFigure(id);
    for (const edition of EDITIONS) {
      for (const size of LABEL_SIZES) {
        const svg = figure.draw?.(edition, size) ?? '';
        expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined/);
        expect(svg.match(/https?:[^"]*/g) ?? []).toEqual(
          svg === '' ? [] : ['http://www.w3.org/2000/svg'],
        );
      }
    }
  });

  it('has words for its scale, where that stands beside it', async () => {
    const { legend } = await loadFigure(id);
    for (const texts of [zhFigureTexts, enFigureTexts]) {
      expect(texts[id].legendAlt !== undefined).toBe(legend !== undefined);
    }
  });

  it('has a caption and a text alternative in both editions', () => {
    for (const texts of [zhFigureTexts, enFigureTexts]) {
      expect(texts[id].alt).not.toBe('');
      expect(texts[id].caption).not.toBe('');
    }
  });
});

it('renders the same bytes twice', async () => {
  const { render } = await loadFigure('accufficas');
  const bytes = (): Uint8Array =>
    toBytes(render?.(120, 108) ?? { width: 0, height: 0, rgb: new Float32Array() });
  expect(Buffer.compare(bytes(), bytes())).toBe(0);
});
