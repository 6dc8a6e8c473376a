import { describe, expect, it } from '@jest/globals';
import { checkInquiryValues } from './inquiries.js';

const message = {
  username: '王五',
  telephone: '0571-88888888',
  company: '大学',
  consult: '您好',
  agreement: 'true',
};

describe('checkInquiryValues', () => {
  it('asks for what is required, and for nothing else', () => {
    expect(checkInquiryValues('guidance', 'zh', {})).toEqual({
      username: 'REQUIRED',
      telephone: 'REQUIRED',
      company: 'REQUIRED',
      consult: 'REQUIRED',
      agreement: 'REQUIRED',
    });
    expect(checkInquiryValues('guidance', 'zh', message)).toEqual({});
  });

  it('takes an invisible or blank value for none', () => {
    expect(checkInquiryValues('guidance', 'zh', { ...message, username: ' \u200b ' })).toEqual({
      username: 'REQUIRED',
    });
  });

  it('reads full-width digits as the server does', () => {
    const telephone = '０５７１－８８８８８８８８';
    expect(checkInquiryValues('cooperation', 'zh', { ...message, telephone })).toEqual({});
  });

  it('counts code points', () => {
    const company = '𠮷'.repeat(120);
    expect(checkInquiryValues('guidance', 'zh', { ...message, company })).toEqual({});
    expect(checkInquiryValues('guidance', 'zh', { ...message, company: `${company}𠮷` })).toEqual({
      company: 'TOO_LONG',
    });
  });

  it.each([
    ['jane@example.org', {}],
    ['+44 7400 123456', {}],
    ['+44 7400–123−456', {}],
    ['jane', { contact: 'INVALID' }],
  ])('a contact is an e-mail address or a telephone number: %s', (contact, errors) => {
    const values = {
      name: 'Jane',
      company: 'Sample',
      content: 'Hello',
      contact,
      agreement: 'true',
    };
    expect(checkInquiryValues('guidance', 'en', values)).toEqual(errors);
  });
});
