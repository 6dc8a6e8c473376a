import { describe, expect, it } from '@jest/globals';
import { textsIn, textsOf } from '../support/content.js';

const CHINESE = '[\\p{Script=Han}，。；：？！、（）“”《》]';
const HALF_WIDTH = '[,;:?!()"\']';
/** A half-width sign between Chinese characters, or beside one where it ends or begins a clause. */
const MISPLACED = new RegExp(
  `\\p{Script=Han}\\s*${HALF_WIDTH}\\s*\\p{Script=Han}|\\p{Script=Han}[,;:?!.](?=\\s|$)|${CHINESE}[()]|[()]${CHINESE}`,
  'u',
);
/** Full-width signs in the English edition. */
const FULL_WIDTH = /[，。；：？！、（）《》【】]/u;
const DOUBLED = /[，。；：、]{2}|,,|;;|\.\.(?!\.)|\s[,.;:!?]|\u00a0\u00a0| {2}/u;

const faulty = (texts: readonly { place: string; text: string }[], rule: RegExp) =>
  texts.filter(({ text }) => rule.test(text));

describe('punctuation', () => {
  it('of Chinese is full-width', async () => {
    expect(faulty(await textsOf('zh'), MISPLACED)).toEqual([]);
  });

  it('of English is half-width', async () => {
    const texts = (await textsOf('en')).filter(({ text }) => !/\p{Script=Han}/u.test(text));
    expect(faulty(texts, FULL_WIDTH)).toEqual([]);
  });

  it('is not doubled or led by a space', async () => {
    const texts = [...(await textsOf('zh')), ...(await textsOf('en'))];
    expect(faulty(texts, DOUBLED)).toEqual([]);
  });

  it.each([
    ['动脉瘤,狭窄', true],
    ['动脉瘤 (颅内)', true],
    ['结果:', true],
    ['计算流体力学（CFD）', false],
    ['CTA、DSA（1:2）', false],
    ['壁面切应力（WSS, Pa）', false],
    ['没有。', false],
  ])('rule: %s', (text, isMisplaced) => {
    expect(faulty(textsIn(text, ''), MISPLACED)).toHaveLength(isMisplaced ? 1 : 0);
  });
});
