import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './page-state.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way from one colour to another, nothing has the contrast of either.
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, without a second one for frames of other origins: there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // The site locks the zoom of phones unless it is configured not to.
    .disableRules(['meta-viewport'])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
