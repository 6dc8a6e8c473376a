import { describe, expect, it } from '@jest/globals';
import { normaliseReference, referenceIn, referenceQuery } from './submission-status.js';

const REFERENCE = 'LA-7K3M-90XD-21TR';

describe('normaliseReference', () => {
  it.each([
    REFERENCE,
    ' la-7k3m-90xd-21tr ',
    'LA7K3M90XD21TR',
    'ＬＡ－７Ｋ３Ｍ－９０ＸＤ－２１ＴＲ',
    'la 7k3m 90xd 21tr',
    'LA–7K3M—90XD‑21TR',
    'LA−7K3M−90XD−21TR',
    'LA-7K3M-9OXD-2ITR',
    'la-7k3m-9oxd-2ltr',
    'LA-7K3M\u200b-90XD-21TR',
  ])('reads %s', (written) => {
    expect(normaliseReference(written)).toBe(REFERENCE);
  });

  it.each([
    ['', ''],
    ['LA-7K3M', 'LA-7K3M'],
    ['LA-7K3M-90XD-21TR-1', 'LA-7K3M-90XD-21TR-1'],
    ['请查询', '请查询'],
  ])('leaves %j alone', (text, left) => {
    expect(normaliseReference(text)).toBe(left);
  });
});

describe('referenceIn', () => {
  it('reads a reference and nothing else', () => {
    expect(referenceIn(referenceQuery(REFERENCE))).toBe(REFERENCE);
    expect(referenceIn('?reference=la-7k3m-90xd-21tr')).toBe(REFERENCE);
    for (const search of ['', '?reference=', '?reference=LA-7K3M-90XD', '?reference=call%20me']) {
      expect(referenceIn(search)).toBeNull();
    }
    expect(referenceIn(`?reference=LA-UUUU-UUUU-UUUU`)).toBeNull();
    expect(referenceIn(`?reference=${'L'.repeat(1000)}`)).toBeNull();
  });
});
