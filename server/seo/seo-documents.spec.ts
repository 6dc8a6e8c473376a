import { expect, it } from '@jest/globals';
import { securityTxt } from './seo-documents.js';

const contact = {
  mailbox: 'security@company.test',
  edition: 'en',
  startedAt: new Date('2026-11-20T15:30:00Z'),
} as const;

it('says whom to write to, in which language and until when', () => {
  expect(securityTxt({ ...contact, origin: 'https://en.company.test' })).toBe(
    [
      'Contact: mailto:security@company.test',
      'Expires: 2027-11-15T00:00:00.000Z',
      'Preferred-Languages: en, zh',
      'Canonical: https://en.company.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names no address without encryption as its own', () => {
  expect(securityTxt({ ...contact, origin: 'http://localhost:3000' })).not.toContain('Canonical');
});
