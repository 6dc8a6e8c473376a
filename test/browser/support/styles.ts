import type { Page } from '@playwright/test';

interface Stylesheet {
  readonly href: string;
  readonly rules: number;
}

/** Stylesheets that the page applies. */
export function stylesheetsOf(page: Page): Promise<Stylesheet[]> {
  return page.evaluate(() =>
    [...document.styleSheets].map(({ href, cssRules }) => ({
      href: href ?? '',
      rules: cssRules.length,
    })),
  );
}

/** Classes in use that no stylesheet of the page knows; the viewer's library names its parts by some. */
export function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('\n');
    const used = [...document.querySelectorAll('[class]')].flatMap((e) => [...e.classList]);
    return [...new Set(used)].filter(
      (name) => !name.startsWith('react-pdf__') && !css.includes(`.${name}`),
    );
  });
}
