import { ASPECTS_REGIONS, type AspectsRegion, regionOutline } from '../anatomy/aspects-regions.js';
import type { SliceLevel } from '../anatomy/brain-slice.js';
import type { Letters } from '../charts/letters.js';
import { element, pathData, type Point } from '../charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT } from '../colour/palette.js';
import type { Colour } from '../colour/oklab.js';
import { memoise } from '../memoise.js';
import { ctNoise, ctSlice, regionDensities, windowed } from './stroke-ct.js';

/** Regions with early ischaemic change, on the patient's left. */
export const AFFECTED: readonly AspectsRegion[] = ['L', 'I', 'M2', 'M5'];

/** One point less for each of the ten regions that is affected. */
export const SCORE = ASPECTS_REGIONS.length - AFFECTED.length;

/** Both levels, computed once. */
export const slices = {
  ganglionic: memoise(() => ctSlice('ganglionic', AFFECTED)),
  supraganglionic: memoise(() => ctSlice('supraganglionic', AFFECTED)),
};
/** What the slices measure, region by region. */
export const densities = memoise(() =>
  regionDensities({
    ganglionic: slices.ganglionic(),
    supraganglionic: slices.supraganglionic(),
  }),
);

export function densityOf(name: AspectsRegion) {
  const found = densities().find((region) => region.name === name);
  if (!found) throw new Error(`No density of ${name}`);
  return found;
}

/** Hounsfield units as printed, with a true minus sign. */
export function signed(value: number): string {
  return value.toFixed(1).replace('-', '−');
}

/** A slice's place in the frame; `turn` is the head's tilt in degrees, as it lay in the scanner. */
export interface Placed {
  readonly level: SliceLevel;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
}

export function toSlice({ x, y, scale, turn = 0 }: Placed, px: number, py: number): Point {
  const angle = (turn * Math.PI) / 180;
  const [u, v] = [(px - x) / scale, (y - py) / scale];
  return {
    x: u * Math.cos(angle) - v * Math.sin(angle),
    y: u * Math.sin(angle) + v * Math.cos(angle),
  };
}

export function toFrame({ x, y, scale, turn = 0 }: Placed, place: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const u = place.x * Math.cos(angle) + place.y * Math.sin(angle);
  const v = place.y * Math.cos(angle) - place.x * Math.sin(angle);
  return { x: x + u * scale, y: y - v * scale };
}

/** What CT shows at a place of a slice. */
export function grey(level: SliceLevel, { x, y }: Point): Colour {
  const { density, head } = slices[level]();
  const inHead = head(x, y);
  return windowed(inHead > 0 ? density(x, y) + ctNoise(x, y, 5) : 0, inHead);
}

/** Outline of a region, mirrored onto the patient's right for `side` −1. */
export function outline(
  placed: Placed,
  name: AspectsRegion,
  side: 1 | -1,
  letter: Letters,
  filled = 0,
): string {
  const isAffected = side === 1 && AFFECTED.includes(name);
  const colour = isAffected ? HEART_BRIGHT : BRAIN_BRIGHT;
  const points = regionOutline(name).filter((_, index) => index % 2 === 0 || name === 'IC');
  return element('path', {
    d: pathData(
      points.map(({ x, y }) => toFrame(placed, { x: side * x, y })),
      true,
    ),
    fill: isAffected && filled > 0 ? colour : 'none',
    'fill-opacity': filled,
    stroke: colour,
    'stroke-opacity': isAffected ? 1 : 0.75,
    'stroke-width': letter.stroke * (isAffected ? 1.3 : 0.9),
  });
}
