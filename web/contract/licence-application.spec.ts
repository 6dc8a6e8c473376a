import { describe, expect, it } from '@jest/globals';
import { checkLicenceValues, type LicenceValues } from './licence-application.js';

const application: LicenceValues = {
  topic: 'code',
  serialNumber: 'DEMO-ANEU-0001',
  modelType: 'AneuFlow',
  institution: '示例医院',
  profession: 'physician',
  surname: '王',
  name: '五',
  country: 'CN',
  province: '330000',
  city: '330100',
  contactMethod: 'telephone',
  areaCode: '86',
  telephone: '138 0013 8000',
  agreement: 'true',
};

describe('checkLicenceValues', () => {
  it('finds nothing wrong with what is right', () => {
    expect(checkLicenceValues('zh', application)).toEqual({});
  });

  it('reads full-width signs as the server does', () => {
    const telephone = '１３８００１３８０００';
    expect(checkLicenceValues('zh', { ...application, telephone })).toEqual({});
    const byEmail = { ...application, contactMethod: 'email', email: 'li＠example.com' };
    expect(checkLicenceValues('zh', byEmail)).toEqual({});
  });

  it('takes an invisible value for none', () => {
    expect(checkLicenceValues('zh', { ...application, surname: '\u200b' })).toEqual({
      surname: 'REQUIRED',
    });
  });

  it.each(['----', '––——', '12-3', 'call me'])('is told no number by %s', (telephone) => {
    expect(checkLicenceValues('zh', { ...application, telephone })).toEqual({
      telephone: 'INVALID',
    });
  });
});
