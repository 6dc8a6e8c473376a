import { randomInt } from 'node:crypto';

/** A valid application of the Chinese edition; every call has its own e-mail address. */
export function chineseApplication(changes: Record<string, unknown> = {}) {
  return {
    language: 'zh',
    topic: 'probation',
    serialNumber: 'DEMO-HART-0004',
    modelType: 'AccuFFRangio',
    institution: '示例医院（测试）',
    profession: 'physician',
    surname: '张',
    name: '三',
    country: 'CN',
    province: '330000',
    city: '330100',
    contactMethod: 'email',
    email: uniqueEmail(),
    // Without it, a test that repeats its values would only hear the first answer again.
    remark: uniqueText(),
    agreement: 'true',
    ...changes,
  };
}

/** A valid application of the English edition. */
export function englishApplication(changes: Record<string, unknown> = {}) {
  return {
    language: 'en',
    topic: 'code',
    serialNumber: 'DEMO-ANEU-0001',
    modelType: 'AneuFlow',
    institution: 'Sample Hospital',
    profession: 'scientificResearch',
    surname: 'Jane',
    name: 'Sample',
    country: 'GB',
    province: 'Greater London',
    city: 'London',
    areaCode: '44',
    telephone: `07400 ${randomInt(100_000, 999_999)}`,
    email: uniqueEmail(),
    remark: uniqueText(),
    agreement: 'true',
    ...changes,
  };
}

export function uniqueEmail(): string {
  return `applicant-${randomInt(1e12)}@example.org`;
}

function uniqueText(): string {
  return `n${randomInt(1e12)}`;
}
