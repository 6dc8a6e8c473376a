import { describe, expect, it } from '@jest/globals';
import { ROUTES, routeById, type RouteRow } from '../contract/routes.js';
import {
  addedRoutes,
  menuRows,
  type PermissionRoute,
  permissionRoutes,
} from './permission-routes.js';

function withRoles(id: RouteRow['id'], ...roles: string[]): RouteRow[] {
  return ROUTES.map((row) => (row.id === id ? { ...row, meta: { ...row.meta, roles } } : row));
}

function idsOf(routes: readonly PermissionRoute[]): string[] {
  return routes.flatMap(({ row, children }) => [row.id, ...idsOf(children)]);
}

describe('permissionRoutes', () => {
  it('holds every page of the edition once, below its parent', () => {
    for (const edition of ['zh', 'en'] as const) {
      const pages = ROUTES.filter(({ path }) => path[edition] !== undefined);
      expect(idsOf(permissionRoutes(edition)).sort()).toEqual(pages.map(({ id }) => id).sort());
    }
    const innovative = permissionRoutes('zh').find(({ row }) => row.id === 'innovative');
    expect(innovative?.children.map(({ row }) => row.id)).toEqual(['intracranial', 'intracardiac']);
  });

  it('puts a page at the top where the edition lacks its parent', () => {
    expect(routeById('license').parent).toBe('cooperate');
    expect(permissionRoutes('en').some(({ row }) => row.id === 'license')).toBe(true);
    expect(permissionRoutes('zh').some(({ row }) => row.id === 'license')).toBe(false);
  });
});

describe('addedRoutes', () => {
  it('keeps everything while no page names roles', () => {
    const routes = permissionRoutes('zh');
    expect(addedRoutes(routes, [])).toEqual(routes);
  });

  it('keeps a page with roles for those who hold one of them', () => {
    const routes = permissionRoutes('zh', withRoles('product:AccuLV', 'editor', 'partner'));
    expect(idsOf(addedRoutes(routes, []))).not.toContain('product:AccuLV');
    expect(idsOf(addedRoutes(routes, ['reader']))).not.toContain('product:AccuLV');
    expect(idsOf(addedRoutes(routes, ['partner']))).toContain('product:AccuLV');
    expect(idsOf(addedRoutes(routes, []))).toContain('product:AccuIMR');
  });

  it('drops what is below a dropped page', () => {
    const kept = idsOf(addedRoutes(permissionRoutes('zh', withRoles('innovative', 'partner')), []));
    expect(kept).not.toContain('intracranial');
    expect(kept).not.toContain('product:AneuFlow');
    expect(kept).toContain('about');
  });
});

describe('menuRows', () => {
  it('lists what is shown of the routes that are held, in order', () => {
    const routes = permissionRoutes('zh', withRoles('news', 'partner'));
    const idsFor = (roles: readonly string[]) =>
      menuRows(addedRoutes(routes, roles)).map(({ id }) => id);
    expect(idsFor(['partner'])).toContain('news');
    expect(idsFor([])).toEqual(idsFor(['partner']).filter((id) => id !== 'news'));
    expect(idsFor([])).not.toContain('privacyPolicy');
  });

  it('lists what stands below a page, at any depth', () => {
    const routes = permissionRoutes('zh');
    expect(menuRows(routes, 'cooperate').map(({ id }) => id)).toEqual([
      'scienceResearch',
      'license',
    ]);
    expect(menuRows(routes, 'intracranial').length).toBeGreaterThan(5);
    expect(menuRows(routes, 'home')).toEqual([]);
  });
});
