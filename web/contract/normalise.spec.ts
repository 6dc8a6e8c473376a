import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseCode, normaliseProse, normaliseToken } from './normalise.js';

describe('normaliseCode', () => {
  it.each([
    ['ｄｅｍｏ－ａｎｅｕ－０００１ ', 'DEMO-ANEU-0001'],
    ['\u200bdemo-\u00adaneu-0001\ufeff', 'DEMO-ANEU-0001'],
    [' demo - aneu - 0001 ', 'DEMO-ANEU-0001'],
    ['demo‐aneu‑0001', 'DEMO-ANEU-0001'],
    ['demo–aneu—0001', 'DEMO-ANEU-0001'],
    ['demo−aneu﹣0001', 'DEMO-ANEU-0001'],
    ['\u061cdemo-aneu-0001\u180e', 'DEMO-ANEU-0001'],
  ])('compares %j as %s', (typed, compared) => {
    expect(normaliseCode(typed)).toBe(compared);
  });
});

describe('normaliseProse', () => {
  it('keeps Chinese punctuation and line breaks', () => {
    expect(normaliseProse(' 第二医院（滨江），\n三楼 ')).toBe('第二医院（滨江），\n三楼');
  });

  it('drops controls and composes letters', () => {
    expect(normaliseProse('Jose\u0301\u0000\u202e')).toBe('José');
    // Blanks that count as letters.
    expect(normaliseProse('\u3164\uffa0')).toBe('');
  });
});

describe('joined emoji', () => {
  it.each(['👨‍👩‍👧', '👩🏽‍⚕️', '🏳️‍🌈', '❤️‍🔥 ok'])('stay whole in prose: %s', (written) => {
    expect(normaliseProse(written)).toBe(written);
  });

  it('are all that a joiner joins', () => {
    expect(normaliseProse('a\u200db 👨\u200d \u200d👨 1\u200d2')).toBe('ab 👨 👨 12');
    expect(normaliseToken('👨\u200d👩')).toBe('👨👩');
  });
});

describe('normaliseToken', () => {
  it('makes full-width characters ordinary ones', () => {
    expect(normaliseToken('ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('me@example.com');
  });
});

describe.each([normaliseProse, normaliseToken])('%p', (normalise) => {
  it('leaves nothing to normalise', () => {
    const signs = [
      'a',
      'ｅ',
      '\u0301',
      '\u200b',
      '\u00ad',
      '\uff9e',
      'ｶ',
      ' ',
      '\u3000',
      '\u0000',
      '👨',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 12 }), (parts) => {
        const once = normalise(parts.join(''));
        expect(normalise(once)).toBe(once);
      }),
    );
  });

  it('keeps no more marks on a letter than any language has', () => {
    const marks = '\u0316'.repeat(40);
    expect(normalise(`x${marks}y${marks}`)).toBe(`x${marks.slice(0, 30)}y${marks.slice(0, 30)}`);
    expect(normalise('Ế')).toBe('Ế');
  });

  it('counts letters that become marks with them', () => {
    const joined = normalise(`x${`${'\u0316'.repeat(30)}\uff9e`.repeat(40)}`);
    expect(/[\p{M}\uff9e]{31}/u.exec(joined)).toBeNull();
    expect(normaliseToken('ｶﾞ')).toBe('ガ');
  });
});
