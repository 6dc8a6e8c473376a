import { displayableOklch, type Colour } from '../colour/oklab.js';
import { mixColours } from '../colour/srgb.js';
import { memoise } from '../memoise.js';
import type { CoronaryName } from '../vessels/coronary-courses.js';
import { sampleTrees } from './coronary-case.js';
import { BODY } from './heart-picture.js';

/** The myocardium that an artery supplies: the anterior descending with its diagonals. */
const SUPPLYING: readonly CoronaryName[] = ['LAD', 'D1', 'D2'];
const TINT = displayableOklch(0.5, 0.1, 58);

/** mm: side of a cell in which the nearest vessel is looked up, and how far it counts. */
const CELL = 3;
const EXTENT = 72;

/** Ends of vessels of both arteries, and whether they belong to the territory. */
const supply = memoise(() => {
  const { left, right } = sampleTrees();
  const isOwn = left.tree.nodes.map(() => false);
  SUPPLYING.forEach((name) =>
    left.named
      .get(name)
      ?.slice(1)
      .forEach((node) => (isOwn[node] = true)),
  );
  const isOther = left.tree.nodes.map(() => false);
  (['LM', 'LCX', 'OM1', 'OM2'] as const).forEach((name) =>
    left.named.get(name)?.forEach((node) => (isOther[node] = true)),
  );
  left.tree.nodes.forEach(({ parent }, node) => {
    if (!isOther[node] && isOwn[parent]) isOwn[node] = true;
  });
  return [
    ...left.tree.nodes.map(({ position }, node) => ({ position, isOwn: isOwn[node] ?? false })),
    ...right.tree.nodes.map(({ position }) => ({ position, isOwn: false })),
  ];
});

/** 1 where the nearest vessel belongs to the territory, smooth over its border. */
function share(x: number, y: number, z: number): number {
  let [own, other] = [Infinity, Infinity];
  for (const { position, isOwn } of supply()) {
    const [dx, dy, dz] = [position.x - x, position.y - y, position.z - z];
    const away = dx * dx + dy * dy + dz * dz;
    if (isOwn) own = Math.min(own, away);
    else other = Math.min(other, away);
  }
  const lead = Math.sqrt(other) - Math.sqrt(own);
  return Math.min(1, Math.max(0, 0.5 + lead / 5));
}

/** Colour of the heart's surface, the territory tinted; looked up once for each cell. */
export function territoryColour(): (x: number, y: number, z: number) => Colour {
  const cells = new Map<number, number>();
  const size = Math.ceil((2 * EXTENT) / CELL);
  const cellAt = (i: number, j: number, k: number): number => {
    const key = (k * size + j) * size + i;
    const known = cells.get(key);
    if (known !== undefined) return known;
    const value = share(i * CELL - EXTENT, j * CELL - EXTENT, k * CELL - EXTENT);
    cells.set(key, value);
    return value;
  };
  return (x, y, z) => {
    // The great vessels stand above everything that is supplied.
    if (y > 30) return BODY;
    const [px, py, pz] = [(x + EXTENT) / CELL, (y + EXTENT) / CELL, (z + EXTENT) / CELL];
    const [i, j, k] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
    const [u, v, w] = [px - i, py - j, pz - k];
    let tint = 0;
    for (let corner = 0; corner < 8; corner++) {
      const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2];
      const weight = (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w);
      if (weight > 0) tint += weight * cellAt(i + a, j + b, k + c);
    }
    return mixColours(BODY, TINT, 0.85 * tint);
  };
}
