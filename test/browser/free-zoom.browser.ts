import { pathOf } from '../../web/contract/routes.js';
import { expect, test } from './support/browser-test.js';

test.use({ serverEnvironment: { MOBILE_ZOOM: 'free' } });

test('MOBILE_ZOOM=free lifts the lock of the viewport', async ({ page, visit }) => {
  await visit('zh', pathOf('home', 'zh'));
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    'width=device-width, initial-scale=1',
  );
});
