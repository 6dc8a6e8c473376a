/**
 * Makes every figure that is not in the cache yet and lists all of them in `figures.json` there.
 * Run by the site's build; by hand: `npm run figures`, or `npm run figures -- aneuflow accuctp`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENCODER_VERSIONS } from './build/encode.js';
import type { FigureOrder } from './build/figure-worker.js';
import { sourceKey } from './build/source-key.js';
import { runQueues } from './build/worker-pool.js';
import type { BuiltFigure } from './built-figure.js';
import { groupOf } from './catalogue.js';
import { FIGURE_IDS } from './figure-ids.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/figures/', import.meta.url));

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? FIGURE_IDS.filter((id) => asked.includes(id)) : FIGURE_IDS;
const orders = ids.map((id): FigureOrder => {
  const sources = [join(HERE, 'scenes', `${id}.ts`), join(HERE, 'build/make-figure.ts')];
  return { id, folder: join(CACHE, `${id}.${sourceKey(sources, ENCODER_VERSIONS)}`) };
});
const missing = orders.filter(({ folder }) => !existsSync(join(folder, 'figure.json')));
const grouped = missing.filter(({ id }) => groupOf(id) !== undefined);
const single = missing.filter(({ id }) => groupOf(id) === undefined);

mkdirSync(CACHE, { recursive: true });
await runQueues(
  [grouped, ...single.map((order) => [order])].filter((queue) => queue.length > 0),
  (id, milliseconds) => console.log(`figure ${id}: ${milliseconds} ms`),
);
if (asked.length === 0) {
  const kept = new Set(orders.map(({ folder }) => folder));
  for (const name of readdirSync(CACHE)) {
    if (!kept.has(join(CACHE, name))) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  const built = orders.map(({ folder }) => ({
    folder,
    figure: JSON.parse(readFileSync(join(folder, 'figure.json'), 'utf8')) as BuiltFigure,
  }));
  writeFileSync(join(CACHE, 'figures.json'), JSON.stringify(built));
}
