import { memoise } from '../memoise.js';
import { fromCentreline, lumen, PARENT_RADIUS, SAC } from './aneurysm.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Measures in mm, taken in the plane through the artery's axis and the sac. */
export interface SacMeasures {
  readonly neck: number;
  /** From the middle of the neck to the farthest point of the dome. */
  readonly height: number;
  /** Largest extent across the height. */
  readonly width: number;
  /** Height over neck. */
  readonly aspectRatio: number;
  readonly neckLeft: Place;
  readonly neckRight: Place;
  readonly dome: Place;
  readonly widest: { readonly left: number; readonly right: number; readonly y: number };
  /** Height of the plane of the neck at a place along the artery. */
  readonly neckHeightAt: (x: number) => number;
}

const STEP = 0.02;
const PLANE = SAC.centre.z;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Extent of the lumen at a height, seen from the sac's axis. */
function across(y: number): { left: number; right: number } {
  const edge = (sign: number): number => {
    let x = SAC.centre.x;
    while (lumen(x, y, PLANE) < 0 && Math.abs(x - SAC.centre.x) < 8) x += sign * STEP;
    return x;
  };
  return { left: edge(-1), right: edge(1) };
}

export const measureSac = memoise((): SacMeasures => {
  const [neckLeft, neckRight] = [-1, 1].map((sign) => shoulder(sign)) as [Place, Place];
  let top = SAC.centre.y;
  while (lumen(SAC.centre.x, top, PLANE) < 0) top += STEP;
  const dome = { x: SAC.centre.x, y: top };
  let widest = { ...across(SAC.centre.y), y: SAC.centre.y };
  for (let y = SAC.centre.y - 1.5; y < top; y += 0.05) {
    const here = across(y);
    if (here.right - here.left > widest.right - widest.left && here.right - here.left < 9) {
      widest = { ...here, y };
    }
  }
  const neck = tenth(Math.hypot(neckRight.x - neckLeft.x, neckRight.y - neckLeft.y));
  const middle = { x: (neckLeft.x + neckRight.x) / 2, y: (neckLeft.y + neckRight.y) / 2 };
  const height = tenth(Math.hypot(dome.x - middle.x, dome.y - middle.y));
  const slope = (neckRight.y - neckLeft.y) / (neckRight.x - neckLeft.x);
  return {
    neck,
    height,
    width: tenth(widest.right - widest.left),
    aspectRatio: Math.round((height / neck) * 100) / 100,
    neckLeft,
    neckRight,
    dome,
    widest,
    neckHeightAt: (x) => neckLeft.y + slope * (x - neckLeft.x),
  };
});

/** Where the sac's wall leaves the artery's: the lumen's edge that lies on both outlines. */
function shoulder(sign: number): Place {
  let best: Place = { x: SAC.centre.x, y: SAC.centre.y };
  let least = Infinity;
  for (let y = SAC.centre.y; y > SAC.centre.y - 6; y -= 0.05) {
    const x = across(y)[sign < 0 ? 'left' : 'right'];
    if (Math.abs(x - SAC.centre.x) > 5.5) break;
    const off = Math.abs(fromCentreline(x, y, PLANE) - PARENT_RADIUS - 0.35);
    if (off < least) [best, least] = [{ x, y }, off];
  }
  return best;
}
