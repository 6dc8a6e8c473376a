import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { PRODUCT_IDS, type ProductId } from '../../../web/contract/products.js';
import { pathOf } from '../../../web/contract/routes.js';
import { chunkOf } from '../../browser/support/chunks.js';
import type { ServerProcess } from '../../load/server-process.js';
import { findChromium } from '../../support/find-chromium.js';
import type { Measurement } from '../report.js';
import { median, percentile } from '../statistics.js';
import { untilWarm } from '../until-warm.js';

/**
 * Two screens, and how much slower than this machine's a processor is. Event Timing reports in steps of
 * 8 ms, and an event may wait for a whole frame before its own begins: 24 ms are one frame. Browsers slow
 * down the page's thread alone: a worker that paints keeps this machine's pace.
 */
const VISITORS = [
  { name: 'desktop', viewport: { width: 1366, height: 768 }, slowdown: 1, atMost: 24 },
  { name: 'phone, 4 ×', viewport: { width: 390, height: 844 }, slowdown: 4, atMost: 50 },
] as const;

/** Presses of an arrow key, shared out among the sliders of a stage. */
const PRESSES = 24;
/** Shorter events are not reported. */
const SHORTEST_MS = 16;
/** How long a moving picture is watched. */
const WATCH_MS = 3000;
/** Its worker computes a flow for as long as somebody looks. */
const FILM: { readonly id: ProductId; readonly perSecond: number } = {
  id: 'AneuFlow',
  perSecond: 20,
};

const BYTES = { own: 25_000, shared: 15_000, data: 180_000 };

interface Sent {
  readonly url: string;
  readonly kind: 'script' | 'data';
  readonly bytes: number;
}

/** When a key was pressed, and how long it then took; ms. */
interface Answer {
  readonly at: number;
  readonly took: number;
}

interface InPage {
  /** Key presses to the frame after them, as Event Timing reports them. */
  readonly pressed: Answer[];
  /** To the frame with the raster that a worker painted for them. */
  readonly painted: Answer[];
  /** When a worker sent something, ms. */
  readonly sent: number[];
}
declare global {
  interface Window {
    bench: InPage;
  }
}

/** From a key press to its picture, the page's thread at work for it, and bytes, for each product's stage. */
export async function explorers(server: ServerProcess): Promise<Measurement[]> {
  await untilWarm(server);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const weights = new Map<ProductId, readonly Sent[]>();
    const times: Measurement[] = [];
    for (const id of PRODUCT_IDS) {
      const url = `http://en.localhost:${server.port}${pathOf(`product:${id}`, 'en')}`;
      weights.set(id, await addedBy(browser, url));
      if (id === FILM.id) times.push(await pictureRate(browser, id, url));
      for (const visitor of VISITORS) times.push(...(await pressKeys(browser, id, url, visitor)));
    }
    return [...times, ...bytes(weights)];
  } finally {
    await browser.close();
  }
}

/** What the stage loads that the page without it does not. */
async function addedBy(browser: Browser, url: string): Promise<readonly Sent[]> {
  const without = await load(browser, url, false);
  const known = new Set(without.map((file) => file.url));
  return (await load(browser, url, true)).filter((file) => !known.has(file.url));
}

async function load(browser: Browser, url: string, isRunning: boolean): Promise<readonly Sent[]> {
  const page = await browser.newPage({ viewport: VISITORS[0].viewport });
  if (!isRunning) await page.route(chunkOf('load-explorer'), (route) => route.abort());
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url);
  if (isRunning) await untilRunning(page);
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(
    requests.map(async (request): Promise<Sent> => {
      const isScript = request.resourceType() === 'script' || request.url().endsWith('.js');
      const { responseBodySize } = await request.sizes();
      const kind = isScript ? 'script' : 'data';
      return { url: request.url(), kind, bytes: responseBodySize };
    }),
  );
  await page.close();
  return sent;
}

async function untilRunning(page: Page): Promise<void> {
  await page.locator('[data-explorer]').hover();
  await page.locator('[data-explorer] [role="img"] > *').first().waitFor({ state: 'attached' });
}

/** How many pictures come from a worker in a second. */
async function pictureRate(browser: Browser, id: ProductId, url: string): Promise<Measurement> {
  const page = await browser.newPage({ viewport: VISITORS[0].viewport });
  await page.addInitScript(listen, SHORTEST_MS);
  await page.goto(url);
  await untilRunning(page);
  // Every setting begins anew, and a settled flow sends nothing more.
  const slider = page.locator('[data-explorer] input[type="range"]').first();
  await slider.focus();
  const before = await page.evaluate(() => window.bench.sent.length);
  const begun = performance.now();
  while (performance.now() - begun < WATCH_MS) {
    await slider.press('ArrowRight');
    await page.waitForTimeout(WATCH_MS / 12);
  }
  const pictures = (await page.evaluate(() => window.bench.sent.length)) - before;
  await page.close();
  const value = pictures / ((performance.now() - begun) / 1000);
  return { name: `${id}: pictures from its worker`, value, unit: '/s', atLeast: FILM.perSecond };
}

/** Without motion: what remains is the work for the key alone. */
async function pressKeys(
  browser: Browser,
  id: ProductId,
  url: string,
  { name, viewport, slowdown, atMost }: (typeof VISITORS)[number],
): Promise<Measurement[]> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(listen, SHORTEST_MS);
  await page.goto(url);
  await untilRunning(page);
  await page.waitForLoadState('networkidle');
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await protocol.send('Performance.enable');
  const atWork = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * metrics.find((metric) => metric.name === 'TaskDuration')!.value;
  };

  const sliders = await page.locator('[data-explorer] input[type="range"]').all();
  const work: number[] = [];
  let paintsApart = false;
  for (let press = 0; press < PRESSES; press++) {
    const slider = sliders[press % sliders.length]!;
    await slider.focus();
    const before = await atWork();
    await slider.press(press % (2 * sliders.length) < sliders.length ? 'ArrowRight' : 'ArrowLeft');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    // Rasters of a worker come later, and the fine one must not be taken for that of the next key.
    if (press === 0 || paintsApart) await page.waitForTimeout(400);
    paintsApart = await page.evaluate(() => window.bench.painted.length > 0);
    work.push((await atWork()) - before);
  }
  await page.waitForTimeout(100);
  const { pressed, painted } = await page.evaluate(() => window.bench);
  await page.close();
  const longest = new Map<number, number>();
  for (const { at, took } of [...pressed, ...painted]) {
    longest.set(Math.round(at), Math.max(took, longest.get(Math.round(at)) ?? 0));
  }
  const rest = Array.from({ length: Math.max(0, PRESSES - longest.size) }, () => SHORTEST_MS);
  const durations = [...longest.values(), ...rest].sort((a, b) => a - b);
  return [
    {
      name: `${id}: key to picture, ${name}`,
      value: median(durations),
      unit: 'ms',
      atMost,
      notes: `p90 ${percentile(durations, 0.9).toFixed(0)} ms; page's thread ${median(work).toFixed(1)} ms`,
    },
  ];
}

/** Runs in the page, before its own scripts. */
function listen(shortest: number): void {
  const bench: InPage = { pressed: [], painted: [], sent: [] };
  window.bench = bench;
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'keydown') bench.pressed.push({ at: startTime, took: duration });
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  window.Worker = class extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        bench.sent.push(performance.now());
        const at = pressedAt;
        // A worker that computes as well has sent the result before.
        if (!('pixels' in data) || at === undefined) return;
        pressedAt = undefined;
        // The page puts the raster into its canvas in this very task, after this listener.
        requestAnimationFrame(() => {
          setTimeout(() => bench.painted.push({ at, took: performance.now() - at }));
        });
      });
    }
  };
  let pressedAt: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
}

/** What all stages share is counted once. */
function bytes(weights: ReadonlyMap<ProductId, readonly Sent[]>): Measurement[] {
  const all = [...weights.values()];
  const isShared = ({ url }: Sent): boolean =>
    all.every((files) => files.some((file) => file.url === url));
  const sum = (files: readonly Sent[]): number =>
    files.reduce((total, file) => total + file.bytes, 0);
  const shared = sum((all[0] ?? []).filter(isShared));
  return [
    { name: 'scripts that all stages share', value: shared, unit: 'B', atMost: BYTES.shared },
    ...[...weights].flatMap(([id, files]) => {
      const own = files.filter((file) => !isShared(file));
      const of = (kind: Sent['kind']): number => sum(own.filter((file) => file.kind === kind));
      return [
        { name: `${id}: scripts of its stage`, value: of('script'), unit: 'B', atMost: BYTES.own },
        { name: `${id}: data of its stage`, value: of('data'), unit: 'B', atMost: BYTES.data },
      ];
    }),
  ];
}
