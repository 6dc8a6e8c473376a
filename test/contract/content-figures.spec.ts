import { describe, expect, it } from '@jest/globals';
import { loadPageText } from '../../web/app/load-texts.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { PRODUCT_IDS } from '../../web/contract/products.js';
import { contentFiles, type FoundText, loadContentFile, textsIn } from '../support/content.js';

/**
 * What a reader takes for a result of medicine: a percentage, a number of patients or findings, a
 * threshold, a coefficient. Analysis times and the figures of a validation are the product's own
 * claims: numbers in the data, not in texts.
 */
const FIGURES = [
  /[≤≥<>＜＞]?\s?\d[\d.]*\s?%/g,
  /\d+\s?(?:patients?|people|subjects|cases|vessels?|lesions?|aneurysms?|studies)\b/gi,
  /\d+\s?(?:例|名患者|人中|支血管|枚|处病变|处狭窄|项研究)/g,
  /[≤≥<>＜＞]\s?\d[\d.]*/g,
  /(?:\b(?:AUC|r|R|ICC|HR|OR|RR)\b|κ)[^.。]{0,12}\d\.\d+/g,
];
/** The factor between a share and its percentage. */
const FACTOR = /×\s?100%/g;

function figuresIn(text: string): readonly string[] {
  const words = text.replace(FACTOR, '');
  return FIGURES.flatMap((figure) => words.match(figure) ?? []);
}

interface Rested extends FoundText {
  /** Whether it, or what it belongs to, names a reference. */
  readonly isCited: boolean;
}

function rested(value: unknown, place: string, isCited = false): readonly Rested[] {
  if (typeof value === 'string') return [{ place, text: value, isCited }];
  if (typeof value !== 'object' || value === null) return [];
  const { ref, refs } = value as { ref?: string; refs?: readonly string[] };
  const rests = isCited || ref !== undefined || (refs !== undefined && refs.length > 0);
  return Object.entries(value).flatMap(([key, inner]) => rested(inner, `${place}.${key}`, rests));
}

/**
 * Figures that rest on no reference. Tables of inputs and outputs define quantities, and the head
 * of a page sums it up, without references of their own: a figure there has to stand in a cited
 * text of the page as well.
 */
function uncitedFigures(content: unknown, place: string): readonly FoundText[] {
  const texts = rested(content, place);
  const cited = texts.filter(({ isCited }) => isCited).flatMap(({ text }) => figuresIn(text));
  return texts
    .filter(({ isCited }) => !isCited)
    .filter((found) => {
      const isDefinition = /\.(?:inputs|outputs|page)\./.test(found.place);
      const figures = figuresIn(found.text);
      return figures.some((figure) => !(isDefinition && cited.includes(figure)));
    })
    .map(({ place: at, text }) => ({ place: at, text }));
}

describe.each(EDITIONS)('medical figures, %s', (edition) => {
  const files = contentFiles(edition).filter((file) =>
    /^(?:products|features\/solution)\//.test(file),
  );

  it.each(files)('rest on literature in %s', async (file) => {
    expect(uncitedFigures(await loadContentFile(edition, file), file)).toEqual([]);
  });
});

describe.each(EDITIONS)('introductions of products, %s', (edition) => {
  it.each(PRODUCT_IDS)('hold no figure that the page does not cite: %s', async (product) => {
    const content = await loadContentFile(edition, `products/${product.toLowerCase()}.ts`);
    const introduction = await loadPageText(edition, `product:${product}`);
    const asDefinition = { inputs: [introduction] };
    expect(uncitedFigures({ content, asDefinition }, product)).toEqual([]);
  });
});

/** Up to here an edition may use words, or count months where the other counts years. */
const SMALL = 20;
const NUMBER = /\d+(?:\.\d+)?/g;
const THOUSANDS = /(\d),(?=\d{3})/g;

/** Numbers that no edition may put otherwise: decimals, and all that are not small. */
function exactNumbers(text: string): readonly string[] {
  const numbers = text.replace(THOUSANDS, '$1').match(NUMBER) ?? [];
  const exact = numbers.filter((number) => number.includes('.') || Number(number) > SMALL);
  return [...new Set(exact)].sort();
}

describe('both editions give the same figures', () => {
  const files = contentFiles('zh').filter((file) =>
    /^(?:products|features\/(?:solution|home|news|product|instructions-for-use))\//.test(file),
  );

  it.each(files)('in %s', async (file) => {
    const [zh, en] = await Promise.all(
      EDITIONS.map(async (edition) =>
        textsIn(await loadContentFile(edition, file), '').map(({ place, text }) => ({
          place,
          numbers: exactNumbers(text),
        })),
      ),
    );
    expect(en).toEqual(zh);
  });

  it.each([
    ['3,825 patients, 8.5%', '3825 例患者，8.5%', true],
    ['twenty aneurysms', '20 枚', true],
    ['within a year', '12 个月内', true],
    ['0.66 (95% CI 0.54–0.81)', '0.66（95% CI 0.54–0.81）', true],
    ['0.66 (95% CI 0.54–0.81)', '0.66', false],
    ['AUC 0.93', 'AUC 0.39', false],
    ['90% below 5 mm', '九成小于 5 mm', false],
  ])('rule: %s, %s', (en, zh, areSame) => {
    expect(exactNumbers(en).join() === exactNumbers(zh).join()).toBe(areSame);
  });
});

describe('the rule', () => {
  it.each([
    '灵敏度为 61%',
    'sensitivity 61 %',
    '339 例患者，404 支血管',
    '54 patients',
    'FFR ≤0.80',
    '核心 <70 mL',
    'AUC was 0.93',
    'r = 0.76',
    'κ 0.48',
  ])('knows the figure in %s', (text) => {
    expect(uncitedFigures({ text }, '')).toHaveLength(1);
    expect(uncitedFigures({ text, refs: [] }, '')).toHaveLength(1);
    expect(uncitedFigures({ text, refs: ['a-work'] }, '')).toEqual([]);
    expect(uncitedFigures({ findings: text, ref: 'a-work' }, '')).toEqual([]);
  });

  it.each([
    '(EDV − ESV) ÷ EDV × 100%',
    '3 分钟',
    'within the stated 5 minutes',
    '1 U = 1 mmHg·s',
    '十个分区',
    '30 frames/s',
  ])('lets %s pass', (text) => {
    expect(uncitedFigures({ text }, '')).toEqual([]);
  });
});
