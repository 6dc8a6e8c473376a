import { expect, it } from '@jest/globals';
import { phrasesOf } from './phrases.js';

it('keeps the words of a Chinese line whole', () => {
  const phrases = phrasesOf('瘤颈平面与注册码查询');
  expect(phrases.join('')).toBe('瘤颈平面与注册码查询');
  expect(phrases).toContain('平面与');
  for (const word of ['平面', '注册', '查询']) {
    expect(phrases.some((phrase) => phrase.includes(word))).toBe(true);
  }
});

it('begins no line with punctuation or a particle, and ends none with an opening bracket', () => {
  for (const phrase of phrasesOf('什么是“灰区”？血流储备分数（FFR）的界值与意义')) {
    expect(phrase).not.toMatch(/^[，。？）”的与]/u);
    expect(phrase).not.toMatch(/[（“]$/u);
  }
});

it('leaves no single character alone at the end', () => {
  expect(phrasesOf('血流储备分数的计算法').at(-1)).not.toHaveLength(1);
});

it('keeps headings in Latin letters, and Latin words in others, whole', () => {
  expect(phrasesOf('From image to decision')).toEqual(['From image to decision']);
  expect(phrasesOf('FAVOR III China 试验').some((one) => one.includes('FAVOR III China'))).toBe(
    true,
  );
});
