import { uniqueEmail } from './applications.js';

/** A valid request for a printed copy. */
export function printedCopy(more: object = {}): Record<string, string> {
  return {
    language: 'en',
    request: 'printedCopy',
    document: 'angioPDF',
    name: 'Jane Sample',
    institution: 'Sample Hospital',
    email: uniqueEmail(),
    country: 'GB',
    address: '1 Sample Street, Sampletown SA1 1AA',
    ...more,
  };
}
