import { describe, expect, it } from '@jest/globals';
import { HELD_ROLES, isKept, isPermitted } from './permission.js';
import { ROUTES, routeById } from './routes.js';

describe('isPermitted', () => {
  it('asks for one of the roles, if any are named', () => {
    expect(isPermitted({}, [])).toBe(true);
    expect(isPermitted({ roles: [] }, [])).toBe(true);
    expect(isPermitted({ roles: ['editor', 'partner'] }, ['partner'])).toBe(true);
    expect(isPermitted({ roles: ['editor'] }, ['partner'])).toBe(false);
  });
});

describe('isKept', () => {
  it('keeps every page for everybody today', () => {
    for (const edition of ['zh', 'en'] as const)
      expect(ROUTES.every((row) => isKept(row, edition, HELD_ROLES))).toBe(true);
  });

  it('asks the page itself', () => {
    const row = routeById('about');
    const closed = { ...row, meta: { ...row.meta, roles: ['partner'] } };
    expect(isKept(closed, 'zh', [])).toBe(false);
    expect(isKept(closed, 'zh', ['partner'])).toBe(true);
  });
});
