import { expect, it } from '@jest/globals';
import { phrasesOf } from './phrases.js';

it('splits behind particles and conjunctions', () => {
  expect(phrasesOf('甲乙丙的丁戊己与庚辛壬')).toEqual(['甲乙丙的', '丁戊己与', '庚辛壬']);
});

it('leaves no phrase of one or two characters', () => {
  expect(phrasesOf('甲和乙丙丁戊')).toEqual(['甲和乙丙丁戊']);
  expect(phrasesOf('甲乙丙丁的目的')).toEqual(['甲乙丙丁的目的']);
});

it('keeps other headings whole', () => {
  expect(phrasesOf('From image to decision')).toEqual(['From image to decision']);
});
