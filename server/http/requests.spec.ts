import { expect, it } from '@jest/globals';
import { requestKind } from './requests.js';

it.each([
  ['/officialWeb/Activation/submitInfo', 'Activation/submitInfo'],
  ['/officialWeb/Activation/submitInfo?email=a@b.example', 'Activation/submitInfo'],
  ['/officialWeb/admin', 'unknown'],
  ['/officialWeb', 'unknown'],
  ['/officialWebsite', 'page'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/js/entry.abc123.js', 'file'],
  ['/', 'page'],
  ['/innovative/intracranial?x=1.js', 'page'],
])('%s is %s', (url, kind) => {
  expect(requestKind(url)).toBe(kind);
});
