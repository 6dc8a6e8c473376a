import { describe, expect, it } from '@jest/globals';
import { editionRoutes, heldRoutes } from '../../site/permission-routes.js';
import { ui as uiEn } from '../../content/en/ui.js';
import { ui as uiZh } from '../../content/zh/ui.js';
import { PRODUCTS } from '../../contract/products.js';
import { menuLinks, productMenu } from './menu-entries.js';

describe('the menu', () => {
  it.each(['zh', 'en'] as const)('lists every product of the %s edition once', (edition) => {
    const ui = edition === 'zh' ? uiZh : uiEn;
    const labels = productMenu(ui, edition).flatMap(({ subgroups }) =>
      subgroups.flatMap(({ links }) => links.map(({ label }) => label)),
    );
    expect(labels).toEqual(PRODUCTS.map(({ name }) => name[edition]));
  });

  it.each(['zh', 'en'] as const)('names every entry of the %s edition', (edition) => {
    const ui = edition === 'zh' ? uiZh : uiEn;
    for (const link of menuLinks(ui, edition)) expect(link.label).not.toBe(link.id);
  });

  it('lists what the routes of the client state hold, and nothing else', () => {
    const permissionRoutes = editionRoutes('zh');
    const held = permissionRoutes.filter(({ row }) => row.id !== 'news');
    const routes = heldRoutes({ permissionRoutes, addedRoutes: held }) ?? [];
    const ids = menuLinks(uiZh, 'zh', undefined, routes).map(({ id }) => id);
    expect(ids).toContain('about');
    expect(ids).not.toContain('news');
    const groups = productMenu(
      uiZh,
      'zh',
      held.filter(({ row }) => row.id !== 'innovative'),
    );
    expect(groups).toEqual([]);
  });

  it('lists the licence page itself where it has no parent', () => {
    expect(menuLinks(uiEn, 'en').map(({ id }) => id)).toEqual([
      'home',
      'innovative',
      'license',
      'about',
    ]);
    expect(menuLinks(uiZh, 'zh', 'cooperate').map(({ id }) => id)).toEqual([
      'scienceResearch',
      'license',
    ]);
  });
});
