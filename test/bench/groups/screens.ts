import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { type Edition, EDITIONS } from '../../../web/contract/editions.js';
import { indexedRows } from '../../../web/contract/navigation.js';
import type { ServerProcess } from '../../load/server-process.js';
import { findChromium } from '../../support/find-chromium.js';
import { freePort } from '../../support/server.js';
import { quietTurns } from '../quiet-turns.js';
import { type Measurement, shown } from '../report.js';
import { median } from '../statistics.js';
import { untilWarm } from '../until-warm.js';

/** Now and then Chromium records no navigation, which says nothing of the page. */
const ATTEMPTS = 3;
const CATEGORIES = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
/** Milliseconds, but for the shift, which has no unit. */
const AUDITS = {
  'largest-contentful-paint': 1600,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.01,
} as const;
/** Bytes over the network. */
const SCRIPT_BYTES = 132_500;
const FORM_SCRIPT_BYTES = 150_000;
/** With forms, and a product's page with its stage as well. */
const MORE_SCRIPT_BYTES: Readonly<Record<string, number>> = {
  'licence-application': FORM_SCRIPT_BYTES,
  'research-cooperation': FORM_SCRIPT_BYTES,
  guidance: FORM_SCRIPT_BYTES,
  product: 190_000,
};
const STYLE_BYTES = 18_000;

interface PageType {
  readonly name: string;
  readonly url: string;
  readonly screen: string;
}

/**
 * Lighthouse's mobile profile on one page of every type in both editions: the median of some runs.
 * @param slowdown how much slower its simulated processor is than this one
 */
export async function screens(
  server: ServerProcess,
  runs: number,
  slowdown: number,
): Promise<Measurement[]> {
  await untilWarm(server);
  const measurements: Measurement[] = [];
  for (const edition of EDITIONS) {
    for (const page of pageTypes(edition, server)) {
      const { kept, notes } = await quietTurns(runs, () => audit(page.url, slowdown));
      measurements.push(...evaluate(page, kept, notes));
    }
  }
  return measurements;
}

function pageTypes(edition: Edition, { port }: ServerProcess): PageType[] {
  const host = edition === 'en' ? 'en.localhost' : 'localhost';
  const seen = new Set<string>();
  return indexedRows(edition).flatMap(({ address, screen }) => {
    if (seen.has(screen)) return [];
    seen.add(screen);
    const url = `http://${host}:${port}${address}`;
    return [{ name: `${edition} ${screen}`, url, screen }];
  });
}

async function audit(url: string, slowdown: number, attempt = 1): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage'],
  });
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const result = await lighthouse(url, { port, logLevel: 'error', throttling }).finally(() =>
    browser.close(),
  );
  if (result && !result.lhr.runtimeError) return result;
  if (attempt < ATTEMPTS) return audit(url, slowdown, attempt + 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}

function evaluate(
  { name, screen }: PageType,
  results: readonly RunnerResult[],
  turns: string,
): Measurement[] {
  const of = (read: (result: RunnerResult) => number) => median(results.map(read));
  const bytes = (type: string) => of((result) => transferred(result, type));
  const index = of(({ lhr }) => lhr.environment.benchmarkIndex);
  const kilobytes = ['script', 'stylesheet', 'image', 'document'].map(
    (type) => `${type} ${shown(bytes(type) / 1000)} kB`,
  );
  return [
    ...Object.entries(CATEGORIES).map(([id, atLeast]) => ({
      name: `${name}: ${id}`,
      value: Math.round(of(({ lhr }) => (lhr.categories[id]?.score ?? 0) * 100)),
      unit: '',
      atLeast,
      ...(id === 'performance' && {
        notes: `${kilobytes.join(', ')}; index of the processor ${Math.round(index)}; ${turns}`,
      }),
    })),
    ...Object.entries(AUDITS).map(([id, atMost]) => ({
      name: `${name}: ${id}`,
      value: of(({ lhr }) => lhr.audits[id]?.numericValue ?? NaN),
      unit: atMost < 1 ? '' : 'ms',
      atMost,
    })),
    {
      name: `${name}: scripts`,
      value: bytes('script'),
      unit: 'B',
      atMost: MORE_SCRIPT_BYTES[screen] ?? SCRIPT_BYTES,
    },
    { name: `${name}: styles`, value: bytes('stylesheet'), unit: 'B', atMost: STYLE_BYTES },
  ];
}

function transferred({ lhr }: RunnerResult, type: string): number {
  const details = lhr.audits['resource-summary']?.details;
  if (details?.type !== 'table') return NaN;
  const row = details.items.find(({ resourceType }) => resourceType === type);
  return Number(row?.transferSize ?? 0);
}
