import { describe, expect, it, jest } from '@jest/globals';
import { EDITIONS } from '../contract/editions.js';
import { loadFigure } from './figure-catalogue.js';
import { loadDiagram } from './diagram-catalogue.js';
import { DIAGRAM_IDS } from '../figures/diagram-ids.js';
import { LABEL_SIZES } from '../figures/figure.js';
import { CAPTIONED_FIGURE_IDS } from '../figures/figure-ids.js';
import { toBytes } from '../figures/render/picture.js';
import { allFigureTexts } from '../app/page-figures.js';

// The trees are grown anew in every test file.
jest.setTimeout(120_000);

/** What the content security policy lets through, and nothing from elsewhere. */
function expectShowable(svg: string): void {
  expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined|Infinity/);
  expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
}

/** The flow of the aneurysm's is solved once for all of them in `scenes/aneurysm-figures.spec.ts`. */
const SLOW = /^(?:aneurysm-hero$|aneu(?!guide$|shape$))/;
const QUICK = CAPTIONED_FIGURE_IDS.filter((id) => !SLOW.test(id));

describe.each(QUICK)('the figure %s', (id) => {
  it('draws what the site may show: presentation attributes and no foreign address', async () => {
    const figure = await loadFigure(id);
    for (const edition of EDITIONS) {
      for (const size of LABEL_SIZES) {
        if (figure.draw) expectShowable(figure.draw(edition, size));
      }
    }
  });

  it('has words for its scale, where that stands beside it', async () => {
    const { legend } = await loadFigure(id);
    for (const edition of EDITIONS) {
      const texts = await allFigureTexts(edition);
      expect(texts[id].legendAlt !== undefined).toBe(legend !== undefined);
    }
  });
});

it.each(CAPTIONED_FIGURE_IDS)(
  'the figure %s has a caption and a text alternative in both editions',
  async (id) => {
    for (const edition of EDITIONS) {
      const texts = await allFigureTexts(edition);
      expect(texts[id].alt).not.toBe('');
      expect(texts[id].caption).not.toBe('');
    }
  },
);

describe.each(DIAGRAM_IDS)('the diagram %s', (id) => {
  it('draws what the site may show, without a word, and the same each time', async () => {
    const { width, height, draw } = await loadDiagram(id);
    const svg = draw();
    expectShowable(svg);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/<text|<title|<desc/);
    expect(draw()).toBe(svg);
  });
});

it('gives all diagrams one size', async () => {
  const diagrams = await Promise.all(DIAGRAM_IDS.map(loadDiagram));
  const sizes = new Set(diagrams.map(({ width, height }) => `${width} × ${height}`));
  expect([...sizes]).toHaveLength(1);
});

it('renders the same bytes twice', async () => {
  const { render } = await loadFigure('accufficas');
  const bytes = (): Uint8Array =>
    toBytes(render?.(120, 108) ?? { width: 0, height: 0, rgb: new Float32Array() });
  expect(Buffer.compare(bytes(), bytes())).toBe(0);
});
