import { describe, expect, it } from '@jest/globals';
import { documentTitle, withSymbols } from './page-title.js';

describe('withSymbols', () => {
  it('turns mark entities into symbols, whatever their case', () => {
    expect(withSymbols('AccuFFRct&reg; and AneuFlow&TRADE;')).toBe('AccuFFRct® and AneuFlow™');
  });
});

describe('documentTitle', () => {
  it('puts the company before the page', () => {
    expect(documentTitle('Company', ' - ', 'AneuFlow&reg;')).toBe('Company - AneuFlow®');
  });

  it('does not repeat the company', () => {
    expect(documentTitle('Company', ' - ', 'Company')).toBe('Company');
  });
});
