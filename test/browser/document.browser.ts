import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { documentPath, IFU_DOCUMENTS } from '../../web/contract/instructions-for-use.js';
import { pathOf } from '../../web/contract/routes.js';
import { documentText } from '../../web/features/instructions-for-use/documents.en.js';
import { getFrom } from '../support/site-pages.js';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/browser-test.js';
import { holdAnswer } from './support/page-state.js';

const PATH = pathOf('angioPDF', 'en');
const [CURRENT] = IFU_DOCUMENTS;
/** More than a reader ever has in view, with their neighbours. */
const MOST_CANVASES = 5;
/** Of one canvas: telephones refuse those of twice as many. */
const MOST_PIXELS = 8_000_000;
/** Characters that the pixels are compared of. */
const SHAPES = 8;
/** pdf.js renders on the processor that everything else runs on. */
const RENDERED = { timeout: 60_000 };

test.beforeEach(async ({ visit, page }) => {
  test.slow();
  await visit('en', PATH);
  await expect(page.locator('[data-page="1"] .textLayer span').last()).toBeAttached(RENDERED);
});

test('shows the first page, and the viewer stands no accessibility check in the way', async ({
  page,
}) => {
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(page.locator('[data-page="1"] .textLayer')).toContainText('Instructions for use');
  await expectAccessible(page);
});

test('is read on telephones of some years ago, within their memory', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.assign(Promise, { withResolvers: undefined });
    Object.assign(URL, { parse: undefined });
    Object.defineProperty(window, 'devicePixelRatio', { get: () => 3 });
  });
  await visit('en', PATH);
  await expect(page.locator('[data-page="1"] .textLayer span').last()).toBeAttached(RENDERED);
  const { width, height } = await page
    .locator('[data-page="1"] canvas')
    .evaluate((canvas: HTMLCanvasElement) => ({ width: canvas.width, height: canvas.height }));
  expect(width * height).toBeLessThanOrEqual(MOST_PIXELS);
});

test('a viewer that breaks leaves the page and the way to the file', async ({
  page,
  visit,
  complaints,
}) => {
  await page.addInitScript(() => Object.assign(window, { ResizeObserver: undefined }));
  await visit('en', PATH);
  const failed = page.getByRole('status').filter({ hasText: documentText.viewer.failed });
  await expect(failed).toBeVisible();
  await expect(page.locator('#read a[type="application/pdf"]')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Request' })).toBeVisible();
  expect(complaints.take()).not.toEqual([]);
});

test('the ways to the document and to its file stand at the top', async ({ page, server }) => {
  const viewer = page.locator('#read');
  const read = page.getByRole('main').locator('a[href="#read"]');
  const { y, height } = (await read.boundingBox())!;
  expect(y + height).toBeLessThan(page.viewportSize()!.height);
  await read.click();
  await expect(viewer).toBeInViewport();
  await expect(viewer).toBeFocused();
  await page.goBack();
  const file = page.getByRole('main').locator('a[type="application/pdf"]').first();
  await expect(file).toBeInViewport();
  const { headers } = await getFrom(server, 'en', (await file.getAttribute('href'))!);
  expect(headers['content-type']).toBe('application/pdf');
});

test('has the headings and the figures’ words that the document is tagged with', async ({
  page,
}) => {
  const box = page.getByRole('region', { name: 'Pages of the document' });
  const title = page.locator('[data-page="2"]').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/\S/u, RENDERED);
  const figure = box.getByRole('img', { name: /\S/u }).first();
  for (let number = 2; number <= CURRENT!.pages && (await figure.count()) === 0; number += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    const sheet = page.locator(`[data-page="${number}"]`);
    await expect(sheet.locator('.textLayer .endOfContent')).toBeAttached(RENDERED);
  }
  await expect(figure).toBeAttached();
});

test('finds a word of page 9', async ({ page }) => {
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('isocentre calibration');
  await search.getByRole('searchbox').press('Enter');
  await expect(search.getByRole('status')).toHaveText(/ 1 of \d+, page 9$/, RENDERED);
  await expect(page.locator('[data-page="9"] mark').first()).toBeVisible(RENDERED);
});

test('finds what was asked for before the document was there', async ({ page, visit }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${documentPath(CURRENT!)}`, async (route) => {
    await released;
    await route.continue();
  });
  await visit('en', PATH);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('isocentre calibration');
  await search.getByRole('searchbox').press('Enter');
  release();
  await expect(search.getByRole('status')).toHaveText(/ 1 of \d+, page 9$/, RENDERED);
});

test('goes from match to match, and marks the one that is shown', async ({ page }) => {
  const search = page.getByRole('search');
  const box = page.getByRole('region', { name: 'Pages of the document' });
  const field = search.getByRole('searchbox');
  const shown = box.locator('mark[data-shown]');
  const positions = [];
  await field.fill('frame');
  for (const number of [1, 2, 3]) {
    // Enter again goes on, as the button does.
    if (number < 3) await field.press('Enter');
    else await search.getByRole('button', { name: 'Next match' }).click();
    await expect(search.getByRole('status')).toHaveText(new RegExp(`\\b${number} of `), RENDERED);
    await expect(shown.first()).toBeAttached(RENDERED);
    await expect(async () => {
      const [outer, inner] = [await box.boundingBox(), await shown.first().boundingBox()];
      expect(inner!.y - outer!.y).toBeGreaterThanOrEqual(0);
      expect(inner!.y - outer!.y).toBeLessThan(outer!.height * 0.9);
    }).toPass(RENDERED);
    expect((await shown.allTextContents()).join('').toLowerCase()).toBe('frame');
    positions.push(await search.getByRole('status').textContent());
  }
  expect(new Set(positions).size).toBe(3);
});

test('turns pages, goes on and zooms by keys, and never holds many pages', async ({ page }) => {
  const box = page.getByRole('region', { name: 'Pages of the document' });
  const number = page.getByRole('textbox', { name: 'Page' });
  for (let expected = 2; expected <= CURRENT!.pages; expected += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.locator(`[data-page="${expected}"]`)).toBeAttached();
    expect(await page.locator('canvas').count()).toBeLessThanOrEqual(MOST_CANVASES);
  }
  await box.focus();
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');
  const scrolled = () => box.evaluate(({ scrollTop, clientHeight }) => scrollTop / clientHeight);
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('PageDown');
  // Something of what was in view stays there.
  await expect.poll(scrolled).toBeGreaterThan(0.5);
  expect(await scrolled()).toBeLessThan(1);
  const place = () =>
    box.evaluate(
      (element) =>
        element.scrollTop /
        element.querySelector('[data-page="1"]')!.getBoundingClientRect().height,
    );
  const read = await place();
  const width = () => page.locator('[data-page="1"]').evaluate((sheet) => sheet.clientWidth);
  const before = await width();
  await page.keyboard.press('-');
  await expect.poll(width).toBeLessThan(before);
  expect(await place()).toBeCloseTo(read, 1);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(before);
  await number.fill('3');
  await number.press('Enter');
  await expect(page.locator('[data-page="3"]')).toBeInViewport();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('3');
});

test('the field of the page says which one is shown, whatever was typed', async ({ page }) => {
  const number = page.getByRole('textbox', { name: 'Page', exact: true });
  await number.fill('abc');
  await number.press('Enter');
  await expect(number).toHaveValue('1');
  const last = String(CURRENT!.pages);
  // The second time nothing moves.
  for (const beyond of ['998', '999']) {
    await number.fill(beyond);
    await number.press('Enter');
    await expect(number).toHaveValue(last);
  }
  await number.fill('3');
  await number.blur();
  await expect(number).toHaveValue(last);
});

test('shows Chinese characters, each with a shape of its own', async ({ page }) => {
  const box = page.getByRole('region', { name: 'Pages of the document' });
  const number = page.getByRole('textbox', { name: 'Page' });
  await box.focus();
  // On a busy machine a first press was lost once.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(number).toHaveValue(String(CURRENT!.pages), { timeout: 2_000 });
  }).toPass(RENDERED);
  // The summary in Chinese begins on the last page but one.
  await page.getByRole('button', { name: 'Previous page' }).click();
  const summary = page.locator(`[data-page="${CURRENT!.pages - 1}"]`);
  const line = summary.locator('.textLayer span', { hasText: '血流储备分数' }).first();
  await expect(line).toBeAttached(RENDERED);
  const shapesOf = (canvas: HTMLCanvasElement) => {
    const span = [
      ...canvas.parentElement!.querySelectorAll('.textLayer span:not(.markedContent)'),
    ].find((element) => element.textContent?.includes('本附录'))!;
    const [outer, text] = [canvas.getBoundingClientRect(), span.getBoundingClientRect()];
    const ratio = canvas.width / outer.width;
    const count = span.textContent.length;
    const side = (text.width / count) * ratio;
    // The browser complains where a canvas that is drawn by the graphics card is read often.
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(canvas, 0, 0);
    return Array.from({ length: 8 }, (_, index) => {
      const { data } = context.getImageData(
        (text.left - outer.left) * ratio + index * side,
        (text.top - outer.top) * ratio,
        side,
        text.height * ratio,
      );
      let dark = '';
      for (let pixel = 0; pixel < data.length; pixel += 4) dark += data[pixel]! < 128 ? '1' : '0';
      return dark;
    });
  };
  // Boxes in place of characters would all look alike, and a blank page as well.
  const different = async () => {
    const shapes = await summary.locator('canvas').evaluate(shapesOf);
    return new Set(shapes.filter((shape) => shape.includes('1'))).size;
  };
  await expect.poll(different, RENDERED).toBe(SHAPES);
});

test('what is typed into the request survives a look at the privacy policy', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByLabel('Name').fill('Jane Sample');
  await form.getByLabel('Country or region').selectOption('GB');
  await form.getByLabel('Postal address').fill('1 Sample Street');
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await page.waitForURL(({ pathname }) => pathname === pathOf('privacyPolicy', 'en'));
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('Jane Sample');
  await expect(form.getByLabel('Postal address')).toHaveValue('1 Sample Street');
  await expect(form.getByLabel('Country or region')).toHaveValue('GB');
});

test('what is typed for a printed copy survives the choice of notices', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByLabel('Name').fill('Jane Sample');
  await form.getByLabel('Country or region').selectOption('GB');
  await form.getByLabel('Postal address').fill('1 Sample Street');
  await form.getByLabel('Notices about new versions').check();
  await expect(form.getByLabel('Postal address')).toBeHidden();
  await expect(form.getByLabel('Country or region')).toBeHidden();
  await form.getByLabel('E-mail').fill('jane.sample@example.org');
  await form.getByRole('link', { name: 'privacy policy' }).click();
  await page.waitForURL(({ pathname }) => pathname === pathOf('privacyPolicy', 'en'));
  await page.goBack();
  await expect(form.getByLabel('Notices about new versions')).toBeChecked();
  await expect(form.getByLabel('E-mail')).toHaveValue('jane.sample@example.org');
  await form.getByLabel('A printed copy').check();
  await expect(form.getByLabel('Postal address')).toHaveValue('1 Sample Street');
  await expect(form.getByLabel('Country or region')).toHaveValue('GB');
});

test('an answer that changes what is missing keeps the focus', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByLabel('Name').fill('Jane Sample');
  await form.getByLabel('Hospital or institution').fill('Sample Hospital');
  await form.getByLabel('E-mail').fill('jane.sample@example.org');
  await form.getByRole('button', { name: 'Send the request' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await form.getByLabel('Notices about new versions').check();
  await expect(summary).toBeHidden();
  await form.getByLabel('A printed copy').check();
  await expect(summary).toBeVisible();
  await expect(form.getByLabel('A printed copy')).toBeFocused();
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(summary).toBeFocused();
});

test('notices are asked for without the address, and another request can follow', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Request' });
  const title = await page.title();
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).not.toHaveTitle(title);
  await form.getByLabel('Name').fill('John Sample');
  await form.getByLabel('Hospital or institution').fill('Sample Hospital');
  await form.getByLabel('E-mail').fill('john.sample@example.org');
  await form.getByLabel('Postal address').fill('1 Sample Street');
  await form.getByLabel('Notices about new versions').check();
  const asked = page.waitForRequest(`**${API_BASE}/${API_CALLS.submitDocumentRequest}`);
  await form.getByRole('button', { name: 'Send the request' }).click();
  const body = (await asked).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ request: 'notices', name: 'John Sample' });
  expect(Object.keys(body)).not.toContain('address');
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await page.getByRole('button', { name: 'Send another message' }).click();
  const copy = form.getByLabel('A printed copy');
  await expect(copy).toBeFocused();
  await expect(copy).toBeChecked();
  for (const label of ['Name', 'Postal address', 'Country or region']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
});

test('the list of countries says that it is on its way', async ({ page, visit }) => {
  const answer = await holdAnswer(page, `${API_BASE}/${API_CALLS.getAllCountries}`);
  await visit('en', PATH);
  const form = page.getByRole('form', { name: 'Request' });
  const options = form.getByLabel('Country or region').getByRole('option');
  await expect(options).toHaveText([documentText.request.countries.loading]);
  answer();
  await expect(options).not.toHaveCount(1);
  await expect(options.first()).not.toHaveText(documentText.request.countries.loading);
});

test('countries that could not be loaded are loaded at the second try', async ({
  page,
  visit,
  complaints,
}) => {
  const call = `${API_BASE}/${API_CALLS.getAllCountries}`;
  complaints.expectFailedRequest(call);
  await page.route(`**${call}`, (route) => route.abort('internetdisconnected'));
  await visit('en', PATH);
  const form = page.getByRole('form', { name: 'Request' });
  const failed = form.getByRole('status').filter({ hasText: 'The list could not be loaded' });
  await expect(failed).toBeVisible();
  await form.getByLabel('Notices about new versions').check();
  await expect(failed).toBeHidden();
  await form.getByLabel('A printed copy').check();
  await page.unroute(`**${call}`);
  await form.getByRole('button', { name: 'Load again' }).click();
  // The button is gone, and the focus is where it was.
  await expect(failed).toBeHidden();
  await expect(form.locator('[role="status"]:focus')).toBeAttached();
  await form.getByLabel('Country or region').selectOption('GB');
  await expect(failed).toBeHidden();
});

test('a printed copy is asked for, and staff see when it is due', async ({ page, server }) => {
  const form = page.getByRole('form', { name: 'Request' });
  await form.getByLabel('Name').fill('Jane Sample');
  await form.getByLabel('Hospital or institution').fill('Sample Hospital');
  await form.getByLabel('E-mail').fill('jane.sample@example.org');
  await form.getByLabel('Country or region').selectOption('GB');
  await form.getByLabel('Postal address').fill('1 Sample Street');
  const answered = page.waitForResponse(`**${API_BASE}/${API_CALLS.submitDocumentRequest}`);
  await form.getByRole('button', { name: 'Send the request' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^IU(-\w{4}){3}$/)).toBeVisible();
  expect(
    await server.sql('SELECT days_left, overdue, version FROM v_ifu_requests WHERE name = $1', [
      'Jane Sample',
    ]),
  ).toEqual([{ days_left: 7, overdue: false, version: CURRENT!.version }]);
});
