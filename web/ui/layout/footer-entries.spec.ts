import { describe, expect, it } from '@jest/globals';
import { ui as uiEn } from '../../content/en/ui.js';
import { ui as uiZh } from '../../content/zh/ui.js';
import { footerGroups } from './footer-entries.js';

describe('footerGroups', () => {
  it('has legal provisions in the Chinese edition alone', () => {
    expect(footerGroups(uiZh, 'zh').map(({ heading }) => heading)).toEqual([
      uiZh.footer.cooperation,
      uiZh.footer.products,
      uiZh.footer.legal,
    ]);
    expect(footerGroups(uiEn, 'en').map(({ heading }) => heading)).toEqual([
      uiEn.footer.cooperation,
      uiEn.footer.products,
    ]);
  });
});
