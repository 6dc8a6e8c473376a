import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './page-state.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Compiled anew for each look at a page, for which the readable file takes longer. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The page as it stands breaks no rule of WCAG 2.2 AA that a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way from one colour to another, nothing has the contrast of either.
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page, axeSource })
    // In the page itself, without a second one for frames of other origins: there are none.
    .setLegacyMode()
    // Of these rules none asks for the stylesheets, which axe would load once more.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(TAGS)
    // The site locks the zoom of phones unless it is configured not to.
    .disableRules(['meta-viewport'])
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
