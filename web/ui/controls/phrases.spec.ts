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

it("keeps the field's words whole, which dictionaries do not know", () => {
  for (const [text, word] of [
    ['颅内动脉瘤血流动力学分析', '颅内'],
    ['颅内动脉瘤血流动力学分析', '动脉瘤'],
    ['冠状动脉与左心室影像分析', '左心室'],
    ['AneuGuide：微导管塑形规划', '微导管'],
    ['AccuIMR：基于冠状动脉造影的微循环阻力指数', '微循环'],
    ['FAME 2 五年结果：以导丝 FFR 指导介入治疗', '导丝'],
  ] as const) {
    expect(phrasesOf(text).some((phrase) => phrase.includes(word))).toBe(true);
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
