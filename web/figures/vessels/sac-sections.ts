import { add, scale, vector, type Vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { lumen, SAC } from './aneurysm.js';
import { measureSac } from './sac-measures.js';

/** A section of the sac parallel to the plane of its neck. */
export interface SacSection {
  /** mm above that plane. */
  readonly height: number;
  readonly rim: readonly Vector[];
  /** mm, the longest. */
  readonly diameter: number;
}

const RAYS = 48;

/** Middle of the neck, and directions along its line, out of the picture and up to the dome. */
export const neckFrame = memoise(() => {
  const { neckLeft, neckRight } = measureSac();
  const size = Math.hypot(neckRight.x - neckLeft.x, neckRight.y - neckLeft.y);
  const along = vector((neckRight.x - neckLeft.x) / size, (neckRight.y - neckLeft.y) / size, 0);
  return {
    middle: vector((neckLeft.x + neckRight.x) / 2, (neckLeft.y + neckRight.y) / 2, SAC.centre.z),
    along,
    out: vector(0, 0, 1),
    up: vector(-along.y, along.x, 0),
  };
});

/** The section at a height above the neck; undefined beyond the dome. */
export function sacSection(height: number): SacSection | undefined {
  const { middle, along, out, up } = neckFrame();
  const centre = add(middle, scale(up, height));
  // The sac leans a little: its own middle at this height lies nearer to its axis.
  const axis = add(centre, scale(along, (SAC.centre.x - centre.x) * 0.9 * along.x));
  if (lumen(axis.x, axis.y, axis.z) >= 0) return undefined;
  const rim = Array.from({ length: RAYS }, (_, ray): Vector => {
    const angle = (2 * Math.PI * ray) / RAYS;
    const way = add(scale(along, Math.cos(angle)), scale(out, Math.sin(angle)));
    let [near, far] = [0, 5.4];
    for (let halving = 0; halving < 11; halving++) {
      const reach = (near + far) / 2;
      const at = add(axis, scale(way, reach));
      if (lumen(at.x, at.y, at.z) < 0) near = reach;
      else far = reach;
    }
    return add(axis, scale(way, near));
  });
  const diameter = rim.slice(0, RAYS / 2).reduce((longest, one, index) => {
    const other = rim[index + RAYS / 2] ?? one;
    return Math.max(longest, Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z));
  }, 0);
  return { height, rim, diameter };
}
