import { EDITIONS } from '../../contract/editions.js';
import {
  type BuiltFigure,
  cropName,
  dataName,
  drawingName,
  flowName,
  legendName,
  openGraphName,
  rasterName,
} from '../../figures/built-figure.js';
import { type Figure, LABEL_SIZES } from '../../figures/figure.js';
import type { BuiltFigureId } from '../../figures/figure-ids.js';
import { explorerState, productPicture } from '../../figures/picture-ids.js';
import { packPaths } from '../../figures/life/path-file.js';
import { toBytes } from '../../figures/render/picture.js';
import { encodeOpenGraph, encodeRaster } from './encode.js';
import { type Place, store } from './figure-cache.js';
import { createHash } from 'node:crypto';

/** Contents by name; a name has two dots in the place of the hash of all of them. */
export type Files = Map<string, Uint8Array | string>;

export function hashOf(files: Files): string {
  const digest = createHash('sha256');
  for (const content of files.values()) digest.update(content);
  return digest.digest('hex').slice(0, 10);
}

/** The files under their final names. */
export function named(files: Files, hash: string): Files {
  return new Map([...files].map(([name, content]) => [name.replace('..', `.${hash}.`), content]));
}

/**
 * Makes all files of a figure and stores them. It does not know the catalogue: a figure is
 * drawn again when its maker changes, not when others are added.
 */
export async function makeFigure(id: BuiltFigureId, figure: Figure, place: Place): Promise<void> {
  const files: Files = new Map();
  const draft = describe(id, figure);
  await addRasters(files, figure, draft);
  addDrawings(files, figure, draft);
  addFlow(files, figure, draft);
  await addData(files, figure, draft);
  keepBudget(id, draft, files);
  const built = { ...draft, hash: hashOf(files) };
  store(place, built, named(files, built.hash));
}

/** Names made from it have an empty hash until all contents are known. */
function describe(id: BuiltFigureId, figure: Figure): BuiltFigure {
  const { width, height, narrow, ground, widths, crop, render, paint, draw, legend, flow } = figure;
  const isShared = draw?.('zh', 'wide') === draw?.('en', 'wide');
  return {
    id,
    width,
    height,
    ...(narrow && { narrow }),
    ...(ground && { ground }),
    hash: '',
    widths: render || paint ? (widths ?? [width]) : [],
    ...(crop && { crop }),
    drawing: !draw ? 'none' : isShared ? 'shared' : 'per-edition',
    legend: legend !== undefined,
    flow: flow !== undefined,
    // Links show a page's lead figure.
    openGraph:
      render !== undefined &&
      !productPicture(id) &&
      !explorerState(id) &&
      !id.startsWith('poster-'),
    ...(figure.marks && { marks: figure.marks() }),
    ...(figure.data && { data: Object.keys(figure.data()) }),
    numbers: figure.numbers?.() ?? {},
  };
}

/** Bytes that a page may gain by one figure on a telephone of 390 px and three pixels to the point. */
const BUDGET = 180_000;
const TELEPHONE = 1200;

function keepBudget(id: BuiltFigureId, built: BuiltFigure, files: Files): void {
  const [nameOf, widths] = built.crop
    ? ([cropName, built.crop.widths] as const)
    : ([rasterName, built.widths] as const);
  const width = widths.filter((size) => size <= TELEPHONE).at(-1);
  const size = (name: string): number => files.get(name)?.length ?? 0;
  const raster = width === undefined ? 0 : size(nameOf(built, width, 'avif'));
  const drawing = built.drawing === 'none' ? 0 : size(drawingName(built, 'zh', 'narrow'));
  if (raster + drawing > BUDGET) throw new Error(`${id} weighs ${raster + drawing} bytes`);
}

type Part = Parameters<typeof encodeRaster>[3];

async function addRasters(files: Files, figure: Figure, built: BuiltFigure): Promise<void> {
  const { width, height } = figure;
  const raw = figure.paint
    ? new Uint8Array(figure.paint(width, height).buffer)
    : figure.render && toBytes(figure.render(width, height));
  if (!raw) return;
  const add = async (nameOf: typeof rasterName, size: number, part?: Part): Promise<void> => {
    const { avif, webp } = await encodeRaster(raw, { width, height }, size, part);
    files.set(nameOf(built, size, 'avif'), avif);
    files.set(nameOf(built, size, 'webp'), webp);
  };
  for (const size of built.widths) await add(rasterName, size);
  for (const size of built.crop?.widths ?? []) await add(cropName, size, built.crop);
  if (built.openGraph)
    files.set(openGraphName(built), await encodeOpenGraph(raw, { width, height }));
}

function addDrawings(files: Files, { draw, legend }: Figure, built: BuiltFigure): void {
  for (const edition of EDITIONS) {
    if (legend) files.set(legendName(built, edition), legend(edition));
    if (!draw) continue;
    for (const size of LABEL_SIZES) {
      files.set(drawingName(built, edition, size), draw(edition, size));
    }
  }
}

function addFlow(files: Files, { flow, width, height }: Figure, built: BuiltFigure): void {
  if (flow) files.set(flowName(built), JSON.stringify(packPaths(flow(width, height))));
}

/** Bytes of all files that a running explorer loads. */
const DATA_BUDGET = 180_000;

async function addData(files: Files, { data }: Figure, built: BuiltFigure): Promise<void> {
  let total = 0;
  for (const [name, content] of Object.entries(data?.() ?? {})) {
    const bytes = await content;
    total += bytes.length;
    files.set(dataName(built, name), bytes);
  }
  if (total > DATA_BUDGET) throw new Error(`${built.id} loads ${total} bytes`);
}
