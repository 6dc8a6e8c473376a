import type { Locator, Page } from '@playwright/test';
import type { Edition } from '../../web/contract/editions.js';
import { productFolder, type ProductId } from '../../web/contract/products.js';
import { pathOf } from '../../web/contract/routes.js';
import { EXPLORER_STATES } from '../../web/figures/picture-ids.js';
import {
  onStep,
  STATE_PARAMETER,
  stateFromParameter,
  stateToParameter,
} from '../../web/ui/stage/shared-state.js';
import { STAGE_LABELS } from '../../web/ui/stage/stage-labels.js';
import { expect, originOf, test } from './support/browser-test.js';
import { chunkOf } from './support/chunks.js';
import { EXPLORERS, type ExplorerModel, statesOf } from './support/explorers.js';
import { DESKTOP, PHONE } from './support/viewports.js';

type State = Readonly<Record<string, number | string | boolean>>;

interface Place {
  readonly x: number;
  readonly y: number;
}

const stageOf = (page: Page): Locator => page.locator('[data-explorer]');

/** Opens a product's page, with a state in the address, and waits until its stage runs. */
async function open(
  page: Page,
  visit: (edition: Edition, path: string) => Promise<unknown>,
  edition: Edition,
  id: ProductId,
  parameter?: string,
): Promise<void> {
  const query = parameter === undefined ? '' : `?${STATE_PARAMETER}=${parameter}`;
  await visit(edition, pathOf(`product:${id}`, edition) + query);
  await expect(stageOf(page).getByRole('img').locator('> *').first()).toBeAttached();
}

async function readings(page: Page): Promise<Readonly<Record<string, string>>> {
  const outputs = await stageOf(page)
    .locator('output')
    .evaluateAll((all: HTMLOutputElement[]) => all.map(({ name, value }) => [name, value]));
  return Object.fromEntries(outputs) as Record<string, string>;
}

async function expectReadings(page: Page, { read }: ExplorerModel, state: State): Promise<void> {
  const expected = read(state);
  await expect
    .poll(() => readings(page), { intervals: [20, 50, 100] })
    .toEqual(Object.fromEntries(expected.map(({ id, value }) => [id, value])));
}

/** The state that the page's address says, which a shared link would carry. */
function addressed(page: Page, { controls, presets }: ExplorerModel): State {
  const parameter = new URL(page.url()).searchParams.get(STATE_PARAMETER);
  return stateFromParameter(controls, parameter, presets[0]!);
}

/**
 * Sets every control, and lets go: the events of a whole state at once, since asking a browser for each
 * control in turn takes seconds. Keys, mouse and fingers move some of them as visitors do.
 */
async function choose(page: Page, { controls }: ExplorerModel, state: State): Promise<void> {
  const wanted = Object.entries(controls).map(([name, { kind }]) => {
    const value = String(state[name]);
    const selector =
      kind === 'choice' ? `input[value="${value}"][name^="${name}"]` : `input[name="${name}"]`;
    return { kind, selector, value };
  });
  await stageOf(page).evaluate((stage, all) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const { kind, selector, value } of all) {
      const input = stage.querySelector<HTMLInputElement>(selector)!;
      if (input.disabled || !input.checkVisibility()) throw new Error(`Out of reach: ${selector}`);
      if (kind !== 'range') {
        if (kind === 'choice' || String(input.checked) !== value) input.click();
        continue;
      }
      input.focus();
      native.set!.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    }
  }, wanted);
}

async function expectStates(
  page: Page,
  model: ExplorerModel,
  states: readonly State[],
): Promise<void> {
  for (const state of states) {
    await choose(page, model, state);
    await expectReadings(page, model, state);
  }
}

/** After a change by hand: the address soon has the state whose readings are shown. */
async function expectSharedReadings(page: Page, model: ExplorerModel): Promise<void> {
  await expect(async () => {
    expect(new URL(page.url()).searchParams.has(STATE_PARAMETER)).toBe(true);
    const expected = model.read(addressed(page, model)).map(({ id, value }) => [id, value]);
    expect(await readings(page)).toEqual(Object.fromEntries(expected));
  }).toPass({ intervals: [20, 50, 100] });
}

/** Native keys move every slider by a step and to its ends. */
async function expectKeys(page: Page, { controls }: ExplorerModel): Promise<void> {
  for (const [name, control] of Object.entries(controls)) {
    if (control.kind !== 'range') continue;
    const slider = stageOf(page).locator(`input[name="${name}"]`);
    await slider.focus();
    for (const [key, value] of [
      ['End', control.max],
      ['Home', control.min],
      ['ArrowRight', onStep(control, control.min + control.step)],
    ] as const) {
      await slider.press(key);
      await expect(slider).toHaveValue(String(value));
    }
    await slider.blur();
  }
}

/** Where the drag of a model begins and ends on the page. */
async function dragOn(page: Page, { drag }: ExplorerModel): Promise<readonly [Place, Place]> {
  const picture = stageOf(page).getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  const at = ([x, y]: readonly [number, number]): Place => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  });
  return [at(drag[0]), at(drag[1])];
}

/** A finger that moves: Chromium's own protocol, since Playwright only taps. */
async function touch(page: Page, from: Place, to: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', from);
  for (let step = 1; step <= 6; step++) {
    const share = step / 6;
    await send('touchMove', {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  }
  await send('touchEnd');
}

// The longest file, and the last that Firefox runs: on both workers.
test.describe.configure({ mode: 'parallel' });

for (const [id, model] of EXPLORERS) {
  test(`${id}: five states read as the model computes them, zh`, async ({ page, visit }) => {
    await open(page, visit, 'zh', id);
    await expectStates(page, model, model.presets);
  });

  test(`${id}: ten states, keys, mouse and links read as the model computes them, en`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(DESKTOP);
    const shared = model.presets[3]!;
    await open(page, visit, 'en', id, stateToParameter(model.controls, shared));
    await expectReadings(page, model, shared);
    await stageOf(page).getByRole('button', { name: STAGE_LABELS.en.reset }).click();
    await expectReadings(page, model, model.presets[0]!);
    expect(new URL(page.url()).search).toBe('');

    const [from, to] = await dragOn(page, model);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expectSharedReadings(page, model);

    const states = statesOf(model);
    await expectStates(page, model, states.slice(0, 2));
    // From here on nothing moves, which is painted in no time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectStates(page, model, states.slice(2));
    await expectKeys(page, model);
    await expectSharedReadings(page, model);
  });

  test.describe(() => {
    test.use({ viewport: PHONE, hasTouch: true });
    test(`${id}: a finger drags in the picture, en`, async ({ page, visit, browserName }) => {
      // Touches that move are Chromium's own protocol: Playwright itself only taps.
      test.skip(browserName === 'firefox');
      await open(page, visit, 'en', id);
      const [from, to] = await dragOn(page, model);
      await touch(page, from, to);
      await expectSharedReadings(page, model);
    });
  });

  test(`${id}: five states can be seen without JavaScript, en`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(originOf(server, 'en') + pathOf(`product:${id}`, 'en'));
    const radios = stageOf(page).locator('noscript').getByRole('radio');
    await expect(radios).toHaveCount(EXPLORER_STATES.length);
    const sentences = new Set<string>();
    for (const radio of await radios.all()) {
      await radio.check();
      const figure = stageOf(page).locator('figure:visible');
      await expect(figure).toHaveCount(1);
      await figure.scrollIntoViewIfNeeded();
      sentences.add(await figure.innerText());
      for (const image of await figure.locator('img').all()) {
        await expect
          .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBeGreaterThan(0);
      }
    }
    expect(sentences.size).toBe(EXPLORER_STATES.length);
    await context.close();
  });
}

const [[FIRST, FIRST_MODEL]] = EXPLORERS as [(typeof EXPLORERS)[number]];

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
  await expect(page.getByText(STAGE_LABELS.en.failed)).toBeVisible();
  await expectReadings(page, FIRST_MODEL, FIRST_MODEL.presets[0]!);
});

test('the sentence is read aloud when the visitor lets go, en', async ({ page, visit }) => {
  await open(page, visit, 'en', FIRST);
  const slider = stageOf(page).getByRole('slider').first();
  const sentence = stageOf(page).locator('dl + p').first();
  const aloud = stageOf(page).locator('p[role="status"]');
  const before = await sentence.innerText();
  await slider.focus();
  await page.keyboard.down('Home');
  await expect(sentence).not.toHaveText(before);
  await expect(aloud).toBeEmpty();
  await page.keyboard.up('Home');
  await expect(aloud).toHaveText(await sentence.innerText());

  // A button changes and lets go at once.
  const lowest = await sentence.innerText();
  await page.keyboard.press('End');
  await stageOf(page).locator('button:has(+ input[type="range"])').first().click();
  await expect(sentence).not.toHaveText(lowest);
  await expect(aloud).toHaveText(await sentence.innerText());
});

test('a picture that a worker paints ends fine, with the drawing of the last state, en', async ({
  page,
  visit,
}) => {
  await open(page, visit, 'en', 'AneuShape');
  const picture = stageOf(page).locator('[role="img"]');
  const raster = picture.locator('canvas');
  await expect(raster).toHaveAttribute('width', '800');
  const slider = stageOf(page).getByRole('slider').last();
  const neck = stageOf(page).locator('output[name="neck"]');
  const before = await neck.innerText();
  const widths = await raster.evaluateHandle((canvas: HTMLCanvasElement) => {
    const seen = new Set<number>();
    new MutationObserver(() => seen.add(canvas.width)).observe(canvas, { attributes: true });
    return seen;
  });
  const value = Number(await slider.inputValue());
  for (let step = 1; step <= 8; step++) await slider.fill(String(value + step));
  await expect(neck).not.toHaveText(before);
  await expect(picture.locator('svg').first()).toContainText(`3D ${await neck.innerText()}`);
  await expect(raster).toHaveAttribute('width', '800');
  expect(await widths.evaluate((seen) => [...seen].sort())).toEqual([400, 800]);
});

const WORKERS = /\/worker-[^/]+\.js$/;

test('the poster stands until a worker has painted, and where there is none, en', async ({
  page,
  visit,
}) => {
  let isThere = false;
  await page.route(WORKERS, (route) => (isThere ? route.continue() : route.abort()));
  const picture = stageOf(page).locator('[role="img"]');
  const ground = () => picture.evaluate((box) => getComputedStyle(box).backgroundColor);
  await open(page, visit, 'en', 'AccuFFicas');
  const before = await readings(page);
  await stageOf(page).getByRole('slider').first().press('Home');
  await expect.poll(() => readings(page)).not.toEqual(before);
  await expect(picture.locator('canvas')).toHaveCount(0);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  const stillFirst = page.getByText(STAGE_LABELS.en.stillFirst);
  await expect(stillFirst).toBeVisible();
  isThere = true;
  await page.reload();
  await expect(picture.locator('canvas')).toBeVisible();
  await expect(stillFirst).toBeHidden();
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
});

test('a model whose worker cannot be loaded is computed by the page, en', async ({
  page,
  visit,
}) => {
  const [, model] = EXPLORERS.find(([id]) => id === 'AneuShape')!;
  await page.route(WORKERS, (route) => route.abort());
  await open(page, visit, 'en', 'AneuShape');
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

test('a flow is painted whole when a zoom changes its letters but not its pixels, en', async ({
  page,
  visit,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Only Chromium lets a test zoom');
  const session = await page.context().newCDPSession(page);
  const zoom = (percent: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round((100 * 1280) / percent),
      height: Math.round((100 * 900) / percent),
      deviceScaleFactor: percent / 100,
      mobile: false,
    });
  await zoom(175);
  await open(page, visit, 'en', 'AneuFlow');
  const canvas = stageOf(page).locator('[role="img"] canvas');
  const painted = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d')!;
      copy.drawImage(element, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      let opaque = 0;
      for (let at = 3; at < data.length; at += 4) if (data[at] === 255) opaque++;
      return { width, share: opaque / (width * height) };
    });
  await expect.poll(async () => (await painted()).share).toBeGreaterThan(0.1);
  const before = await painted();
  await zoom(200);
  // The legend's letters tell that the narrow stage is there.
  await expect.poll(() => page.evaluate(() => matchMedia('(max-width: 640px)').matches)).toBe(true);
  await page.waitForTimeout(500);
  const after = await painted();
  expect(after.width).toBe(before.width);
  expect(after.share).toBeGreaterThan(0.8 * before.share);
});

test('a state is not written into the address of the page that follows, en', async ({
  page,
  visit,
}) => {
  await open(page, visit, 'en', FIRST);
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
