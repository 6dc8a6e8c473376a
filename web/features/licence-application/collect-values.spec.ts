import { describe, expect, it } from '@jest/globals';
import { licenceValues, submittedValues } from './collect-values.js';

describe('licenceValues', () => {
  it('takes the known fields that hold something', () => {
    const form = new FormData();
    form.set('surname', '李');
    form.set('remark', '   ');
    form.set('unknown', 'x');
    expect(licenceValues(form)).toEqual({ surname: '李' });
  });
});

describe('submittedValues', () => {
  const both = { areaCode: '86', telephone: ' 13800000000 ', email: 'a@b.cn' };

  it('sends the chosen contact method alone in the Chinese edition', () => {
    expect(submittedValues('zh', { ...both, contactMethod: 'telephone' })).toEqual({
      areaCode: '86',
      telephone: '13800000000',
      contactMethod: 'telephone',
    });
    expect(submittedValues('zh', { ...both, contactMethod: 'email' })).toEqual({
      email: 'a@b.cn',
      contactMethod: 'email',
    });
  });

  it('sends both in the English edition, without a method', () => {
    expect(submittedValues('en', { ...both, contactMethod: 'email' })).toEqual({
      ...both,
      telephone: '13800000000',
    });
  });
});
