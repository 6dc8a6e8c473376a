import { describe, expect, it } from '@jest/globals';
import { markedLength, markedLine } from './marked-line.js';

const words = (line: string, terms: string[]) =>
  markedLine(line, terms)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('markedLine', () => {
  it.each([
    ['未破裂动脉瘤的血流', ['动脉', '脉瘤'], '未破裂[动脉瘤]的血流'],
    ['FFR from factor ffr', ['f'], '[F]FR [f]rom [f]actor [f]fr'],
    ['AccuFFRct and CT', ['ffrct', 'ct'], 'Accu[FFRct] and [CT]'],
    ['Nothing here', ['absent'], 'Nothing here'],
  ])('%s, %j', (line, terms, expected) => {
    expect(words(line, terms)).toBe(expected);
  });

  it('shows the part of a long line that holds what was looked for', () => {
    const line = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`;
    const shown = words(line, ['needle']);
    expect(shown).toMatch(/^…word .*\[needle\] .*…$/);
    expect(shown.length).toBeLessThan(140);
    const chinese = words(`${'血流'.repeat(60)}瘤颈${'血流'.repeat(60)}`, ['瘤颈']);
    expect(chinese).toMatch(/^…(血流)+\[瘤颈\](血流)+.?…$/);
    expect(chinese.length).toBeLessThan(72);
  });
});

it('measures how much of a line was looked for', () => {
  expect(markedLength('动脉瘤与动脉', ['动脉', '脉瘤'])).toBe(5);
});
