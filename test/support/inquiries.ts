import type { Edition } from '../../web/contract/editions.js';
import type { InquiryKind } from '../../web/contract/inquiries.js';
import { uniqueEmail } from './applications.js';

/** A valid inquiry; every call has its own way of contact. */
export function inquiry(kind: InquiryKind, edition: Edition): Record<string, string> {
  return { ...asked(kind, edition), agreement: 'true' };
}

function asked(kind: InquiryKind, edition: Edition): Record<string, string> {
  if (kind === 'consultation') {
    return {
      language: edition,
      lastName: '李',
      firstName: '四',
      email: uniqueEmail(),
      institutionName: '示例医院',
      profession: 'physician',
      product: 'AccuFFRct',
    };
  }
  if (edition === 'en') {
    return {
      language: 'en',
      name: 'Jane Sample',
      company: 'Sample Hospital',
      contact: uniqueEmail(),
      content: 'Could you tell us more?',
    };
  }
  return {
    language: 'zh',
    username: '王五',
    telephone: '0571-88888888',
    email: uniqueEmail(),
    company: '示例大学',
    address: '示例路 1 号',
    consult: '希望了解合作方式，谢谢。',
  };
}
