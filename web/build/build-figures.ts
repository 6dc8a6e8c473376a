/**
 * Makes every figure and diagram that is not whole in the cache and lists all of them in
 * `figures.json` there.
 * Run by the site's build; by hand: `npm run figures`, or `npm run figures -- aneuflow accuctp`.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENCODER_VERSIONS } from './figures/encode.js';
import { stored } from './figures/figure-cache.js';
import type { FigureOrder } from './figures/figure-worker.js';
import { sourceKey } from './figures/source-key.js';
import { runQueues } from './figures/worker-pool.js';
import type { BuiltDiagram, BuiltFigure, MadeFigures } from '../figures/built-figure.js';
import { diagramSource } from './diagram-catalogue.js';
import { figureSource, groupOf } from './figure-catalogue.js';
import { DIAGRAM_IDS, type DiagramId } from '../figures/diagram-ids.js';
import { BUILT_FIGURE_IDS, type BuiltFigureId } from '../figures/figure-ids.js';

const WEB = fileURLToPath(new URL('../', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/figures/', import.meta.url));

const asked = process.argv.slice(2);
const wanted = <Id extends string>(ids: readonly Id[]): readonly Id[] =>
  asked.length > 0 ? ids.filter((id) => asked.includes(id)) : ids;
const order = <Id extends BuiltFigureId | DiagramId>(id: Id, ...sources: readonly string[]) => {
  const key = sourceKey(
    sources.map((source) => join(WEB, source)),
    ENCODER_VERSIONS,
  );
  return { id, folder: join(CACHE, `${id}.${key}`) };
};
const isMissing = ({ folder }: FigureOrder): boolean => !stored(folder);

const figures = wanted(BUILT_FIGURE_IDS).map((id) =>
  order(id, figureSource(id), 'build/figures/make-figure.ts'),
);
const diagrams = wanted(DIAGRAM_IDS).map((id) =>
  order(id, diagramSource(id), 'build/figures/make-diagram.ts'),
);
const missing = figures.filter(isMissing);
const grouped = missing.filter(({ id }) => groupOf(id) !== undefined);
const single = missing.filter(({ id }) => groupOf(id) === undefined);

const count = missing.length + diagrams.filter(isMissing).length;
let made = 0;
if (count > 0) console.log(`${count} figures are drawn once, which takes a minute or two`);

mkdirSync(CACHE, { recursive: true });
await runQueues(
  [grouped, ...single.map((one) => [one]), diagrams.filter(isMissing)].filter(
    (queue) => queue.length > 0,
  ),
  (id, milliseconds) => console.log(`figure ${(made += 1)} of ${count}, ${id}: ${milliseconds} ms`),
);
if (asked.length === 0) {
  const kept = new Set([...figures, ...diagrams].map(({ folder }) => folder));
  for (const name of readdirSync(CACHE)) {
    if (!kept.has(join(CACHE, name))) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  const list: MadeFigures = {
    figures: figures.map((one) => madeOf<BuiltFigure>(one)),
    diagrams: diagrams.map((one) => madeOf<BuiltDiagram>(one)),
  };
  const file = join(CACHE, 'figures.json');
  writeFileSync(`${file}.partial`, JSON.stringify(list));
  renameSync(`${file}.partial`, file);
}

function madeOf<Built extends BuiltFigure | BuiltDiagram>({ id, folder }: FigureOrder) {
  const built = stored<Built>(folder);
  if (!built) throw new Error(`${id}: the cache has lost what was just written to it`);
  return { folder, built };
}
