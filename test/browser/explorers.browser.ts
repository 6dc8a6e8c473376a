import type { Page } from '@playwright/test';
import { pathOf } from '../../web/contract/routes.js';
import { EXPLORER_STATES } from '../../web/figures/picture-ids.js';
import { onStep, stateToParameter } from '../../web/ui/stage/shared-state.js';
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

/** Until the page no longer scrolls. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last: number | undefined;
        const look = (): void => {
          if (window.scrollY === last) return done();
          last = window.scrollY;
          setTimeout(look, 50);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Upwards, in CSS px. */
const SWIPE = 80;

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
    await touch(page, from, { x: from.x + 3, y: from.y - SWIPE });
    await untilAtRest(page);
    // A sentence of another length moves the page as well, by a line or two.
    if ((await scrolled()) - before < SWIPE / 2) {
      held += 1;
      await stageOf(page).getByRole('button', { name: STAGE_LABELS.zh.reset }).click();
    } else if (JSON.stringify(await settings()) !== first) changed.push(`${x} ${y}`);
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

// The longest file: on both workers.
test.describe.configure({ mode: 'parallel' });

test.describe(() => {
  test.use({ viewport: PHONE, hasTouch: true });
  for (const [id, model] of EXPLORERS) {
    test(`${id}: a finger's drag and a state read as the model computes them, zh`, async ({
      page,
      visit,
    }) => {
      await openExplorer(page, visit, 'zh', id);
      await expectScrolledPast(page);
      const [from, to] = await dragOn(page, model);
      await touch(page, from, to);
      await expectSharedReadings(page, model);
      // What was drawn on a telephone is drawn anew for more room, in smaller letters. One state shows it:
      // the readings know no edition, and the English test sets all of them.
      await page.setViewportSize(DESKTOP);
      await expectStates(page, model, model.presets.slice(-1));
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
  await openExplorer(page, visit, 'en', EXPLORERS[0]![0]);
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

  // As screen readers on telephones set it: without key, pointer or focus.
  await slider.evaluate((input: HTMLInputElement) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    native.set!.call(input, input.min);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(sentence).not.toHaveText(before);
  await expect(aloud).toHaveText(await sentence.innerText());
});
