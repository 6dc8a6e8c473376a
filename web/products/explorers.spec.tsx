import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { EDITIONS } from '../contract/editions.js';
import { type Product, productFolder, PRODUCTS } from '../contract/products.js';
import { RASTER } from '../figures/anatomy/section-raster.js';
import { EXPLORER_STATES } from '../figures/picture-ids.js';
import type { Explorer } from '../ui/stage/explorer.js';
import { ExplorerStage } from '../ui/stage/explorer-stage.js';
import type { ExplorerTexts } from '../ui/stage/explorer-texts.js';

const WITH_EXPLORER = PRODUCTS.filter(({ hasExplorer }: Product) => hasExplorer).map(
  ({ id }) => id,
);
const CHINESE = /[\u4e00-\u9fff]/;

describe.each(WITH_EXPLORER)('the explorer of %s', (id) => {
  const folder = productFolder(id);
  const load = async (edition: 'zh' | 'en') => {
    const { explorer } = (await import(`./${folder}/explorer/explorer.js`)) as {
      explorer: Explorer;
    };
    const { texts } = (await import(`./${folder}/explorer/${edition}.js`)) as {
      texts: ExplorerTexts;
    };
    return { explorer, texts };
  };

  it.each(EDITIONS)('stands in the server’s HTML with its first state, %s', async (edition) => {
    const { explorer, texts } = await load(edition);
    const html = renderToString(
      <ExplorerStage explorer={explorer} texts={texts} edition={edition} data={{}} />,
    );
    const [first] = explorer.presets;
    const result = explorer.compute(first);
    for (const { id: reading, value } of explorer.read(result, first)) {
      expect(html).toContain(`name="${reading}"`);
      expect(html).toContain(value);
    }
    expect(html).not.toContain('<canvas');
  });

  it.each(EDITIONS)(
    'groups switches under a name only where there are many, %s',
    async (edition) => {
      const { explorer, texts } = await load(edition);
      const grouped = Object.values(explorer.controls).map(
        (control) => control.kind === 'switch' && control.isGrouped === true,
      );
      const count = grouped.filter(Boolean).length;
      expect(count === 0 || count >= 5).toBe(true);
      expect(texts.group !== undefined).toBe(count > 0);
      // They stand last, as in the shared link.
      expect(grouped.slice(grouped.length - count).every(Boolean)).toBe(true);
    },
  );

  it('has a name for everything in both languages, and sources with a DOI', async () => {
    const [zh, en] = [await load('zh'), await load('en')];
    const { controls, presets, compute, read, sources } = en.explorer;
    for (const { texts } of [zh, en]) {
      expect(Object.keys(texts.controls).sort()).toEqual(Object.keys(controls).sort());
      expect(Object.keys(texts.readings)).toEqual(
        read(compute(presets[0]), presets[0]).map((one) => one.id),
      );
      expect(new Set(texts.presets).size).toBe(EXPLORER_STATES.length);
      for (const { source } of texts.how.parameters) {
        if (source !== undefined) expect(sources[source]).toBeDefined();
      }
    }
    expect(zh.texts.how.parameters.length).toBe(en.texts.how.parameters.length);
    for (const { doi } of sources) expect(doi).toMatch(/^10\.\d{4,}\/\S+$/);
    const words = (texts: ExplorerTexts) =>
      presets.map((state) => texts.sentence(compute(state), state));
    for (const sentence of words(zh.texts)) expect(sentence).toMatch(CHINESE);
    for (const sentence of words(en.texts)) expect(sentence).not.toMatch(CHINESE);
  });

  it('knows nothing of the document, of time or of chance in its model', () => {
    const source = readFileSync(`${__dirname}/${folder}/explorer/model.ts`, 'utf8');
    expect(source).not.toMatch(/\b(?:document|window|Date\.now|Math\.random|useState)\b/);
  });
});

// Their run is kept while the cursor moves along it.
describe.each(['accuffrivus', 'accuffroct'])('the picture of %s', (folder) => {
  it('follows every control, and is the same again', async () => {
    const { paint } = (await import(`./${folder}/explorer/picture.js`)) as {
      paint: (pixels: Uint8ClampedArray, state: object, result: unknown) => void;
    };
    const { explorer } = (await import(`./${folder}/explorer/explorer.js`)) as {
      explorer: Explorer;
    };
    const painted = (state: Explorer['presets'][0]): Buffer => {
      const pixels = new Uint8ClampedArray(RASTER.width * RASTER.height * 4);
      paint(pixels, state, explorer.compute(state));
      return Buffer.from(pixels.buffer);
    };
    const [first] = explorer.presets;
    const before = painted(first);
    for (const [name, control] of Object.entries(explorer.controls)) {
      if (control.kind !== 'range') continue;
      expect(painted({ ...first, [name]: control.max }).equals(before)).toBe(false);
      expect(painted(first).equals(before)).toBe(true);
    }
  });
});
