import { productFolder } from '../../web/contract/products.js';
import { pathOf } from '../../web/contract/routes.js';
import { STATE_PARAMETER, stateToParameter } from '../../web/ui/stage/shared-state.js';
import { STAGE_LABELS } from '../../web/ui/stage/stage-labels.js';
import { expect, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import {
  EXPLORERS,
  expectReadings,
  expectStates,
  openExplorer,
  readings,
  stageOf,
  type State,
  statesOf,
} from './support/explorers.js';

const WORKERS = /\/worker-[^/]+\.js$/;

const [FIRST, FIRST_MODEL] = EXPLORERS[0]!;

test('an explorer that cannot be loaded leaves its first state, and says so, en', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(chunkOf(`explore-${productFolder(FIRST)}-explorer`), (route) => {
    complaints.expectFailedRequest(route.request().url());
    return route.abort();
  });
  await visit('en', pathOf(`product:${FIRST}`, 'en'));
  await expect(page.getByText(STAGE_LABELS.en.failed).filter({ visible: true })).toBeVisible();
  await expectReadings(page, FIRST_MODEL, FIRST_MODEL.presets[0]!);
});

test('an explorer that cannot be loaded after a change of page says so, en', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(chunkOf('explore-accuffrangio-explorer'), (route) => {
    complaints.expectFailedRequest(route.request().url());
    return route.abort();
  });
  await visit('en', pathOf('intracardiac', 'en'));
  await page.getByRole('main').getByRole('link', { name: 'AccuFFRangio' }).first().click();
  await expect(page.getByText(STAGE_LABELS.en.failed).filter({ visible: true })).toBeVisible();
  await expect(stageOf(page).locator('picture').first()).toBeVisible();
});

test('the poster stands until a worker has painted, and where there is none, en', async ({
  page,
  visit,
}) => {
  let isThere = false;
  await page.route(WORKERS, (route) => (isThere ? route.continue() : route.abort()));
  const picture = stageOf(page).locator('[role="img"]');
  const ground = () => picture.evaluate((box) => getComputedStyle(box).backgroundColor);
  await openExplorer(page, visit, 'en', 'AccuFFicas');
  const before = await readings(page);
  await stageOf(page).getByRole('slider').first().press('Home');
  await expect.poll(() => readings(page)).not.toEqual(before);
  await expect(picture.locator('canvas')).toHaveCount(0);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  const stillExample = page.getByText(STAGE_LABELS.en.stillExample);
  await expect(stillExample).toBeVisible();
  isThere = true;
  await page.reload();
  await expect(picture.locator('canvas')).toBeVisible();
  await expect(stillExample).toBeHidden();
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
});

test('a model whose worker cannot be loaded is computed by the page, en', async ({
  page,
  visit,
}) => {
  const [, model] = EXPLORERS.find(([id]) => id === 'AneuShape')!;
  await page.route(WORKERS, (route) => route.abort());
  await openExplorer(page, visit, 'en', 'AneuShape');
  await expectStates(page, model, model.presets.slice(1, 3));
  await expect(page.getByText(STAGE_LABELS.en.failed)).toBeHidden();
});

for (const id of ['AneuPlan', 'AccuCTP'] as const) {
  test(`${id}: where no result can come, the stage keeps its first state and says so, en`, async ({
    page,
    visit,
  }) => {
    const [, model] = EXPLORERS.find(([one]) => one === id)!;
    await page.route(WORKERS, (route) => route.abort());
    const shared = stateToParameter(model.controls, statesOf(model)[0]!);
    await visit('en', `${pathOf(`product:${id}`, 'en')}?${STATE_PARAMETER}=${shared}`);
    await expect(page.getByText(STAGE_LABELS.en.failed)).toBeVisible();
    await expect(stageOf(page).getByRole('slider')).toHaveCount(0);
    await expectReadings(page, model, model.presets[0]!);
  });
}

test('AccuCTP: numbers are those of the scan that is there, also after one that failed, en', async ({
  page,
  visit,
}) => {
  const [, model] = EXPLORERS.find(([id]) => id === 'AccuCTP')!;
  await page.addInitScript(() => {
    let count = 0;
    // The second scan is lost at first, and then said to have failed; the third comes.
    window.Worker = class extends Worker {
      override postMessage(...message: [unknown]): void {
        count += 1;
        if (count !== 2) super.postMessage(...message);
        else window.addEventListener('fail', () => this.dispatchEvent(new Event('error')));
      }
    };
  });
  await openExplorer(page, visit, 'en', 'AccuCTP');
  const [first, , delayed, small] = model.presets as readonly [State, State, State, State];
  const sentence = stageOf(page).locator('div:has(> p[role="status"]) > p').first();
  const before = await sentence.innerText();
  const busy = stageOf(page).locator('dl[aria-busy="true"]');
  const choose = (artery: unknown) =>
    stageOf(page)
      .locator(`input[value="${String(artery)}"]`)
      .check({ force: true });
  await choose(delayed.artery);
  await expect(busy).toHaveCount(1);
  await expect(sentence).toHaveText(before);
  await page.evaluate(() => window.dispatchEvent(new Event('fail')));
  await expect(busy).toHaveCount(0);
  await expectReadings(page, model, first);
  await choose(small.artery);
  await expectReadings(page, model, { ...first, artery: small.artery! });
});

test('AccuCTP: a scan that the visitor has left again never shows, en', async ({ page, visit }) => {
  const [, model] = EXPLORERS.find(([id]) => id === 'AccuCTP')!;
  await page.addInitScript(() => {
    let count = 0;
    // The second scan is held until the test asks for it.
    window.Worker = class extends Worker {
      override postMessage(...message: [unknown]): void {
        count += 1;
        if (count !== 2) super.postMessage(...message);
        else {
          window.addEventListener('begin', () => super.postMessage(...message));
          this.addEventListener('message', () => window.dispatchEvent(new Event('replied')));
        }
      }
    };
  });
  await openExplorer(page, visit, 'en', 'AccuCTP');
  const [first, , delayed] = model.presets as readonly [State, State, State];
  const numbers = stageOf(page).locator('dl[aria-busy]');
  const choose = ({ artery }: State) =>
    stageOf(page)
      .locator(`input[value="${String(artery)}"]`)
      .check({ force: true });
  await choose(delayed);
  await expect(numbers).toHaveAttribute('aria-busy', 'true');
  const changes = await numbers.evaluateHandle((list) => {
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(list.textContent));
    observer.observe(list, { characterData: true, childList: true, subtree: true });
    return texts;
  });
  await choose(first);
  await expect(numbers).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('replied', resolve, { once: true });
        window.dispatchEvent(new Event('begin'));
      }),
  );
  await choose(delayed);
  await expectReadings(page, model, { ...first, artery: delayed.artery! });
  expect(await changes.evaluate((texts) => texts.length)).toBe(1);
});

test('AneuPlan: a flow that failed is missed alone, and the next begins at nothing, en', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    let count = 0;
    // The third flow is lost at first, and then said to have failed.
    window.Worker = class extends Worker {
      override postMessage(...message: [unknown]): void {
        count += 1;
        if (count !== 3) super.postMessage(...message);
        else window.addEventListener('fail', () => this.dispatchEvent(new Event('error')));
      }
    };
  });
  await openExplorer(page, visit, 'en', 'AneuPlan');
  const diameter = stageOf(page).locator('input[name="diameter"]');
  const busy = stageOf(page).locator('dl[aria-busy="true"]');
  const isComputed = async () => (await readings(page)).reduction !== '–';
  // None of them is the device of a preset, whose flow is stored.
  await diameter.press('ArrowRight');
  await expect.poll(isComputed).toBe(false);
  await expect.poll(isComputed).toBe(true);
  await diameter.press('Home');
  await expect(busy).toHaveCount(1);
  await expect(stageOf(page).getByRole('progressbar')).toHaveAttribute('value', '0');
  await page.evaluate(() => window.dispatchEvent(new Event('fail')));
  await expect(busy).toHaveCount(0);
  await expect(diameter).toHaveValue('3.25');
  await expect(page.getByText(STAGE_LABELS.en.failed)).toBeHidden();
  await diameter.press('End');
  await expect.poll(isComputed).toBe(true);
});
