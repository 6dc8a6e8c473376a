import { PAGE_PATHS } from '../../server/official-web/common/openapi/description.js';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { EDITIONS } from '../../web/contract/editions.js';
import { expect, originOf, test } from './support/browser-test.js';

const PAGE = `${API_BASE}/${PAGE_PATHS.page}`;

for (const edition of EDITIONS) {
  test(`shows every call, and makes one, on the host of the ${edition} edition alone`, async ({
    page,
    server,
  }) => {
    const origin = originOf(server, edition);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== origin) elsewhere.push(url.href);
    });
    await page.goto(origin + PAGE);
    for (const call of Object.values(API_CALLS)) {
      await expect(page.getByText(`${API_BASE}/${call}`, { exact: true })).toBeVisible();
    }
    const call = page.locator('#operations-system-getModelBySerialNumber');
    await call.getByRole('button', { expanded: false }).first().click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    const answer = call.locator('.live-responses-table');
    await expect(answer).toContainText('"serialNumber": "DEMO-ANEU-0001"');
    expect(elsewhere).toEqual([]);
  });
}

test('fits screens of 320 px and more', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(server.origin + PAGE);
  const call = page.locator('#operations-Activation-submitInfo');
  await call.getByRole('button', { expanded: false }).first().click();
  await expect(call.getByRole('button', { name: 'Try it out' })).toBeVisible();
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
});
