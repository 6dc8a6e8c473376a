import { describe, expect, it } from '@jest/globals';
import { folded, indexTerms, queryTerms } from './terms.js';

describe('indexTerms', () => {
  it.each([
    ['颅内动脉', ['颅内', '内动', '动脉', '颅', '内', '动', '脉']],
    ['AccuFFRct', ['accuffrct', 'ffrct']],
    ['FFR ≤0.80，IMR', ['ffr', '0.80', 'imr']],
    ['CT灌注', ['ct', '灌注', '灌', '注']],
    ['ＡｎｅｕＦｌｏｗ', ['aneuflow', 'flow']],
    ['—，。', []],
  ])('%s', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });
});

describe('queryTerms', () => {
  it.each([
    ['瘤', ['瘤']],
    ['动脉瘤 AneuFlow', ['动脉', '脉瘤', 'aneuflow']],
    ['  ', []],
  ])('%s', (text, terms) => {
    expect(queryTerms(text)).toEqual(terms);
  });
});

it('folds without moving anything', () => {
  const text = 'Nørgaard ＦＦＲ ﬁ ℃ 颅';
  expect(folded(text)).toHaveLength(text.length);
  expect(folded(text)).toContain('ffr');
});
