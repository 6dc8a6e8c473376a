/** What the address says of a stage, and what a copied link leads to. */
import { pathOf } from '../../web/contract/routes.js';
import { STATE_PARAMETER, stateToParameter } from '../../web/ui/stage/shared-state.js';
import { STAGE_LABELS } from '../../web/ui/stage/stage-labels.js';
import { expect, test } from './support/browser-test.js';
import {
  EXPLORERS,
  expectReadings,
  expectSharedReadings,
  openExplorer,
  readings,
  stageOf,
  untilStagesRun,
} from './support/explorers.js';
import { holdChunk } from './support/page-state.js';

const [FIRST, FIRST_MODEL] = EXPLORERS[0]!;

test('a link is copied only as long as the stage shows what it leads to, en', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
    });
  });
  await openExplorer(page, visit, 'en', FIRST);
  const { copyLink, copied } = STAGE_LABELS.en;
  const buttonOf = (name: string) => stageOf(page).getByRole('button', { name, exact: true });
  await buttonOf(copyLink).click();
  await expect(buttonOf(copied)).toBeVisible();
  const slider = stageOf(page).getByRole('slider').first();
  await slider.press('ArrowRight');
  await expect(buttonOf(copyLink)).toBeVisible();
  await slider.press('ArrowLeft');
  await expectReadings(page, FIRST_MODEL, FIRST_MODEL.presets[0]!);
  await expect(buttonOf(copyLink)).toBeVisible();
});

test('where nothing can be copied, the link is selected at every press, en', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('Refused')) },
    });
  });
  await openExplorer(page, visit, 'en', FIRST);
  const { copyLink, link } = STAGE_LABELS.en;
  const field = stageOf(page).getByRole('textbox', { name: link, exact: true });
  const selected = () =>
    field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0),
    );
  for (const key of ['ArrowRight', 'End']) {
    await stageOf(page).getByRole('slider').first().press(key);
    await expectSharedReadings(page, FIRST_MODEL);
    await stageOf(page).getByRole('button', { name: copyLink, exact: true }).click();
    await expect(field).toBeFocused();
    await expect.poll(selected).toBe(page.url());
  }
});

test('a state is not written into the address of the page that follows, en', async ({
  page,
  visit,
}) => {
  await openExplorer(page, visit, 'en', FIRST);
  const slider = stageOf(page).getByRole('slider').first();
  await slider.press('Home');
  await expectSharedReadings(page, FIRST_MODEL);
  // A tap on a link takes the focus away and goes on in the same moment, before this page has gone.
  await slider.evaluate((input: HTMLInputElement) => {
    input.blur();
    history.pushState(history.state, '', '/en/about');
  });
  await page.waitForTimeout(300);
  expect(new URL(page.url()).search).toBe('');
});

test('Back and forward within the page bring back the state of their address, en', async ({
  page,
  visit,
}) => {
  await openExplorer(page, visit, 'en', FIRST);
  const slider = stageOf(page).getByRole('slider').first();
  await slider.press('Home');
  await expectSharedReadings(page, FIRST_MODEL);
  const before = await readings(page);
  await page
    .locator('main a[href^="#"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#/u);
  await slider.press('End');
  await expectSharedReadings(page, FIRST_MODEL);
  const after = await readings(page);
  expect(after).not.toEqual(before);
  await page.goBack();
  await expect.poll(() => readings(page)).toEqual(before);
  await expectSharedReadings(page, FIRST_MODEL);
  await page.goForward();
  await expect.poll(() => readings(page)).toEqual(after);
});

test('a state in the address changes neither the HTML nor the canonical address', async ({
  request,
  server,
}) => {
  const path = server.origin + pathOf(`product:${FIRST}`, 'zh');
  const plain = await request.get(path);
  const shared = await request.get(`${path}?${STATE_PARAMETER}=1`);
  expect(shared.headers().etag).toBe(plain.headers().etag);
  expect(await shared.text()).toBe(await plain.text());
});

test('what was set before the script came is kept, and so is a shared link, en', async ({
  page,
  visit,
}) => {
  const [id, model] = EXPLORERS.find(([one]) => one === 'AccuFFRct')!;
  const release = await holdChunk(page, 'load-explorer');
  const shared = stateToParameter(model.controls, model.presets[1]! as never);
  await visit('en', `${pathOf(`product:${id}`, 'en')}?${STATE_PARAMETER}=${shared}`);
  const slider = stageOf(page).locator('input[name="severity"]');
  await slider.press('Home');
  await stageOf(page).locator('input[value="rest"]').check({ force: true });
  release();
  await untilStagesRun(page);
  await expectSharedReadings(page, model);
  await expect(slider).toHaveValue('0');
  await expect(stageOf(page).locator('input[value="rest"]')).toBeChecked();
  const { place } = model.presets[1] as { readonly place: number };
  await expect(stageOf(page).locator('input[name="place"]')).toHaveValue(String(place));
});
