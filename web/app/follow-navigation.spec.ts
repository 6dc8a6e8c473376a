import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { clientState } from '../site/client-state/client-state.js';
import { followNavigation } from './follow-navigation.js';
import { LANGUAGE_KEY, LOCALE_KEY } from '../site/session/session-language.js';
import { encrypt } from '../site/session/session-cipher.js';

const stored = new Map<string, string>();
const assign = jest.fn<(address: string) => void>();
const location = { assign, pathname: '/en/about' };

beforeAll(() => {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.assign(globalThis, { window: { sessionStorage, location } });
});
afterAll(() => Object.assign(globalThis, { window: undefined }));

beforeEach(() => {
  stored.clear();
  assign.mockClear();
  clientState.set({ permissionRoutes: [], addedRoutes: [] });
});

describe('followNavigation', () => {
  it('makes the route set at the first navigation and only then', async () => {
    stored.set(LOCALE_KEY, await encrypt('zh'));
    await followNavigation('en');
    const { addedRoutes, permissionRoutes, i18nLocale } = clientState.get();
    expect(permissionRoutes.length).toBeGreaterThan(0);
    expect(addedRoutes).toEqual(permissionRoutes);
    expect(i18nLocale).toBe('en');
    expect(assign).not.toHaveBeenCalled();

    await followNavigation('en');
    expect(clientState.get().permissionRoutes).toBe(permissionRoutes);
    expect(assign).not.toHaveBeenCalled();
  });

  it('sends the visitor to the start where the stored locale is another one', async () => {
    await followNavigation('en');
    stored.set(LOCALE_KEY, await encrypt('zh'));
    await followNavigation('en');
    expect(clientState.get().i18nLocale).toBe('zh');
    expect(assign.mock.calls).toEqual([['/']]);
  });

  it('sends who has chosen Chinese away from English pages, once', async () => {
    stored.set(LANGUAGE_KEY, await encrypt('zh'));
    stored.set(LOCALE_KEY, await encrypt('zh'));
    await followNavigation('en');
    expect(assign.mock.calls).toEqual([['/']]);
    // The page that follows is another first navigation, and finds the edition's language kept.
    clientState.set({ permissionRoutes: [], addedRoutes: [] });
    await followNavigation('en');
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('lets who has chosen Chinese see the English home, where the start leads', async () => {
    stored.set(LANGUAGE_KEY, await encrypt('zh'));
    location.pathname = '/en';
    await followNavigation('en');
    location.pathname = '/en/about';
    expect(assign).not.toHaveBeenCalled();
  });

  it('reads what the navigation before it kept, however soon it follows', async () => {
    await Promise.all([followNavigation('en'), followNavigation('en')]);
    expect(clientState.get().i18nLocale).toBe('en');
    expect(assign).not.toHaveBeenCalled();
  });
});
