import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../web/contract/routes.js';
import { EXPLORER_STATES } from '../../web/figures/picture-ids.js';
import { onStep, STATE_PARAMETER, stateToParameter } from '../../web/ui/stage/shared-state.js';
import { STAGE_LABELS } from '../../web/ui/stage/stage-labels.js';
import { expect, originOf, test } from './support/browser-test.js';
import {
  EXPLORERS,
  type ExplorerModel,
  expectReadings,
  expectSharedReadings,
  expectStates,
  openExplorer,
  readings,
  stageOf,
  statesOf,
  untilStagesRun,
} from './support/explorers.js';
import { holdChunk } from './support/page-state.js';
import { DESKTOP, PHONE, TABLET } from './support/viewports.js';

interface Place {
  readonly x: number;
  readonly y: number;
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

/** Where a finger that wants to read on may begin, in shares of the picture. */
const ANYWHERE = [0.15, 0.4, 0.6, 0.85].flatMap((x) =>
  [0.3, 0.55, 0.8].map((y) => [x, y] as const),
);

/** Swipes over the picture scroll the page, but on a handle, and set nothing. */
async function expectScrolledPast(page: Page): Promise<void> {
  const picture = stageOf(page).getByRole('img').first();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const settings = () =>
    stageOf(page)
      .locator('input')
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value, checked }) => [value, checked]));
  const first = JSON.stringify(await settings());
  const changed: string[] = [];
  let held = 0;
  for (const [x, y] of ANYWHERE) {
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await picture.boundingBox())!;
    const from = { x: box.x + x * box.width, y: box.y + y * box.height };
    const before = await scrolled();
    await touch(page, from, { x: from.x + 3, y: from.y - 80 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    if ((await scrolled()) === before) held += 1;
    else if (JSON.stringify(await settings()) !== first) changed.push(`${x} ${y}`);
    await stageOf(page).getByRole('button', { name: STAGE_LABELS.zh.reset }).click();
  }
  expect(changed).toEqual([]);
  expect(held).toBeLessThanOrEqual(2);
}

/**
 * What was changed step by step is what the state of the address draws at once. Both come to it in the
 * end: the drawing over the raster of a worker comes with it.
 */
async function expectDrawnAsAnew(page: Page): Promise<void> {
  // What moves does so in sight alone.
  await stageOf(page).getByRole('img').first().scrollIntoViewIfNeeded();
  const anew = await page.context().newPage();
  await anew.setViewportSize(page.viewportSize()!);
  await anew.goto(page.url());
  await untilStagesRun(anew);
  const drawingsOf = (one: Page) => stageOf(one).locator('[role="img"] svg');
  const isSame = async () => {
    const wanted = await drawingsOf(anew).evaluateAll((all) => all.map((svg) => svg.outerHTML));
    return drawingsOf(page).evaluateAll((all, markup) => {
      const template = document.createElement('template');
      template.innerHTML = markup.join('');
      const { children } = template.content;
      return (
        all.length > 0 &&
        all.length === children.length &&
        all.every((svg, index) => svg.isEqualNode(children[index]!))
      );
    }, wanted);
  };
  await expect.poll(isSame).toBe(true);
  await anew.close();
}

// The longest file, and the last that Firefox runs: on both workers.
test.describe.configure({ mode: 'parallel' });

const [FIRST, FIRST_MODEL] = EXPLORERS[0]!;

test.describe(() => {
  test.use({ viewport: PHONE, hasTouch: true });
  for (const [id, model] of EXPLORERS) {
    test(`${id}: a finger's drag and five states read as the model computes them, zh`, async ({
      page,
      visit,
    }) => {
      await openExplorer(page, visit, 'zh', id);
      await expectScrolledPast(page);
      const [from, to] = await dragOn(page, model);
      await touch(page, from, to);
      await expectSharedReadings(page, model);
      // What was drawn on a telephone is drawn anew for more room, in smaller letters.
      await page.setViewportSize(DESKTOP);
      await expectStates(page, model, model.presets.slice(1));
      await expectSharedReadings(page, model);
      await expectDrawnAsAnew(page);
      await stageOf(page).getByRole('button', { name: STAGE_LABELS.zh.reset }).click();
      await expectReadings(page, model, model.presets[0]!);
    });
  }

  for (const id of ['AneuGuide', 'AneuShape', 'AccuFFRct', 'AccuIMR'] as const) {
    test(`${id}: the page scrolls under a finger on a tablet, zh`, async ({ page, visit }) => {
      await page.setViewportSize(TABLET);
      await openExplorer(page, visit, 'zh', id);
      await expectScrolledPast(page);
    });
  }

  test('AccuFFicas: a tap does one thing, and the other button of a mouse none, zh', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openExplorer(page, visit, 'zh', 'AccuFFicas');
    const picture = stageOf(page).getByRole('img').first();
    const { width, height } = (await picture.boundingBox())!;
    // A posterior communicating artery, within reach of the internal carotid's narrowing.
    const position = { x: (740 / 1200) * width, y: (470 / 900) * height };
    const posterior = stageOf(page).locator('input[name="posterior"]');
    const chosen = () =>
      stageOf(page)
        .locator('input[type="radio"]:checked')
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const [wasThere, before] = [await posterior.isChecked(), await chosen()];
    await picture.click({ position, button: 'right', force: true });
    expect(await posterior.isChecked()).toBe(wasThere);
    await picture.click({ position, force: true });
    await expect(posterior).toBeChecked({ checked: !wasThere });
    expect(await chosen()).toEqual(before);
  });

  test('a second finger neither moves nor lets go what the first one drags, zh', async ({
    page,
    visit,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Only Chromium lets a test lay on two fingers');
    const [id, model] = EXPLORERS.find(([one]) => one === 'AccuFFRct')!;
    await openExplorer(page, visit, 'zh', id);
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((place, finger) => ({ ...place, id: finger })),
      });
    const drag = async (second: (from: Place, half: Place) => Promise<void>) => {
      const [from, to] = await dragOn(page, model);
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await send('touchStart', from);
      await send('touchMove', half);
      await second(from, half);
      await send('touchMove', to);
      await send('touchEnd');
    };
    await drag(() => Promise.resolve());
    await expectSharedReadings(page, model);
    const alone = await readings(page);
    await stageOf(page).getByRole('button', { name: STAGE_LABELS.zh.reset }).click();
    await expectReadings(page, model, model.presets[0]!);

    await drag(async (from, half) => {
      await send('touchStart', half, from);
      await send('touchMove', half, { x: from.x + 4, y: from.y });
      await send('touchMove', half);
    });
    await expect.poll(() => readings(page)).toEqual(alone);
  });
});

for (const [id, model] of EXPLORERS) {
  test(`${id}: ten states, keys, mouse and links read as the model computes them, en`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(DESKTOP);
    const shared = model.presets[3]!;
    await openExplorer(page, visit, 'en', id, stateToParameter(model.controls, shared));
    await expectReadings(page, model, shared);
    await stageOf(page).getByRole('button', { name: STAGE_LABELS.en.reset }).click();
    await expectReadings(page, model, model.presets[0]!);
    await expect(page).toHaveURL(({ search }) => search === '');

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

test('the sentence is read aloud when the visitor lets go, en', async ({ page, visit }) => {
  await openExplorer(page, visit, 'en', FIRST);
  const slider = stageOf(page).getByRole('slider').first();
  const sentence = stageOf(page).locator('div:has(> p[role="status"]) > p').first();
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

  await stageOf(page).getByRole('button', { name: STAGE_LABELS.en.reset }).click();
  await expect(sentence).toHaveText(before);
  await expect(aloud).toHaveText(before);
});

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

test('a picture that a worker paints ends fine, with the drawing of the last state, en', async ({
  page,
  visit,
}) => {
  await openExplorer(page, visit, 'en', 'AneuShape');
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
  expect(await widths.evaluate((seen) => [...seen].sort())).toEqual([320, 800]);
});

/** Width of a canvas in pixels, and the share of them that something is painted on. */
function paintedOn(canvas: Locator): Promise<{ readonly width: number; readonly share: number }> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(element, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    let opaque = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === 255) opaque++;
    return { width, share: opaque / (width * height) };
  });
}

test('the cavity shows the phase that was set last, and at first again after a reset, en', async ({
  page,
  visit,
}) => {
  const [id, { presets }] = EXPLORERS.find(([one]) => one === 'AccuLV')!;
  await openExplorer(page, visit, 'en', id);
  const picture = stageOf(page).locator('[role="img"] svg').first();
  const drawn = () => picture.evaluate((svg) => svg.outerHTML);
  const first = await drawn();
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox())!;
  const slider = (name: string) => stageOf(page).locator(`input[name="${name}"]`);
  const reset = stageOf(page).getByRole('button', { name: STAGE_LABELS.en.reset });

  // The end-diastolic marker stands at the left end of the curve.
  await page.mouse.move(x + 0.087 * width, y + 0.67 * height);
  await page.mouse.down();
  await page.mouse.move(x + 0.2 * width, y + 0.67 * height, { steps: 4 });
  await page.mouse.up();
  await expect(slider('diastole')).not.toHaveValue(String(presets[0]!.diastole));
  await reset.click();
  await expect.poll(drawn).toBe(first);

  await slider('diastole').press('ArrowRight');
  await slider('diastole').press('Home');
  await expect(slider('diastole')).toHaveValue(String(presets[0]!.diastole));
  await expect.poll(drawn).not.toBe(first);
  await slider('systole').press('ArrowRight');
  await slider('systole').press('ArrowLeft');
  await expect.poll(drawn).toBe(first);
});

test('a shape set while a pulse stands still is painted, en', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [id, { controls }] = EXPLORERS.find(([one]) => one === 'AneuFlow')!;
  const large = { neck: 7, dome: 8, bend: 90, pulse: true };
  await openExplorer(page, visit, 'en', id, stateToParameter(controls, large));
  const canvas = stageOf(page).locator('[role="img"] canvas');
  const share = async () => (await paintedOn(canvas)).share;
  await expect.poll(share).toBeGreaterThan(0.1);
  const before = await share();
  await stageOf(page).locator('input[name="dome"]').press('Home');
  await stageOf(page).locator('input[name="bend"]').press('Home');
  await expect.poll(share).toBeLessThan(0.9 * before);
});

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
  await openExplorer(page, visit, 'en', 'AneuFlow');
  const canvas = stageOf(page).locator('[role="img"] canvas');
  await expect.poll(async () => (await paintedOn(canvas)).share).toBeGreaterThan(0.1);
  const before = await paintedOn(canvas);
  await zoom(200);
  // The legend's letters tell that the narrow stage is there.
  await expect.poll(() => page.evaluate(() => matchMedia('(max-width: 640px)').matches)).toBe(true);
  await page.waitForTimeout(500);
  const after = await paintedOn(canvas);
  // What Playwright does not know of stays for the next test, which would wait for frames in vain.
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  expect(after.width).toBe(before.width);
  expect(after.share).toBeGreaterThan(0.8 * before.share);
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
