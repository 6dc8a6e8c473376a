import { pathOf } from '../../web/contract/routes.js';
import { expect, OTHER_SETTINGS, test } from './support/browser-test.js';

test.use({ serverEnvironment: OTHER_SETTINGS });

test('MOBILE_ZOOM=free lifts the lock of the viewport', async ({ page, visit }) => {
  await visit('zh', pathOf('home', 'zh'));
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    'width=device-width, initial-scale=1',
  );
});
