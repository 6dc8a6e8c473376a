/**
 * Draws every figure and diagram in `figures/drawn` whose sources have changed since, and lists all of
 * them for the site's build, which runs this. By hand: `npm run figures`, or `npm run figures -- aneuflow
 * accuctp`; with `--check` it draws nothing, and fails where something would have to be drawn.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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
const DRAWN = join(WEB, 'figures/drawn');
const LIST = join(WEB, '../node_modules/.cache/figures.json');

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const known: readonly string[] = [...BUILT_FIGURE_IDS, ...DIAGRAM_IDS];
for (const name of asked) {
  if (!known.includes(name)) throw new Error(`${name} is no figure; there are ${known.join(', ')}`);
}
const wanted = <Id extends string>(ids: readonly Id[]): readonly Id[] =>
  asked.length > 0 ? ids.filter((id) => asked.includes(id)) : ids;
const order = <Id extends BuiltFigureId | DiagramId>(id: Id, ...sources: readonly string[]) => {
  const key = sourceKey(sources.map((source) => join(WEB, source)));
  return { id, folder: join(DRAWN, id), sources: key };
};
const isMissing = (one: FigureOrder): boolean => !stored(one);

const figures = wanted(BUILT_FIGURE_IDS).map((id) =>
  order(id, figureSource(id), 'build/figures/make-figure.ts'),
);
const diagrams = wanted(DIAGRAM_IDS).map((id) =>
  order(id, diagramSource(id), 'build/figures/make-diagram.ts'),
);
const missing = figures.filter(isMissing);
const grouped = missing.filter(({ id }) => groupOf(id) !== undefined);
const single = missing.filter(({ id }) => groupOf(id) === undefined);

const missingDiagrams = diagrams.filter(isMissing);
const count = missing.length + missingDiagrams.length;
if (count > 0 && values.check) {
  const names = [...missing, ...missingDiagrams].map(({ id }) => id).join(', ');
  console.error(`The sources of these figures have changed, draw them (npm run figures): ${names}`);
  process.exit(1);
}
if (count > 0) console.log(`${count} figures are drawn, which may take a minute or two`);

let made = 0;
mkdirSync(DRAWN, { recursive: true });
await runQueues(
  [grouped, ...single.map((one) => [one]), missingDiagrams].filter((queue) => queue.length > 0),
  (id, milliseconds) => console.log(`figure ${(made += 1)} of ${count}, ${id}: ${milliseconds} ms`),
);
if (asked.length === 0) {
  const kept = new Set([...figures, ...diagrams].map(({ folder }) => folder));
  for (const name of readdirSync(DRAWN)) {
    if (!kept.has(join(DRAWN, name))) rmSync(join(DRAWN, name), { recursive: true, force: true });
  }
  const list: MadeFigures = {
    figures: figures.map((one) => madeOf<BuiltFigure>(one)),
    diagrams: diagrams.map((one) => madeOf<BuiltDiagram>(one)),
  };
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(`${LIST}.partial`, JSON.stringify(list));
  renameSync(`${LIST}.partial`, LIST);
}

function madeOf<Built extends BuiltFigure | BuiltDiagram>(order: FigureOrder) {
  const built = stored<Built>(order);
  if (!built) throw new Error(`${order.id}: what was just drawn is lost or damaged`);
  return { folder: order.folder, built };
}
