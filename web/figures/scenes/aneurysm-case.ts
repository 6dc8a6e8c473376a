import { beatShear } from '../flow/aneurysm-beat.js';
import { sacInflow, sharedAneurysmFlow } from '../flow/aneurysm-flow.js';
import { length, normalise, vector, type Vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { CELL, lumen, PARENT_RADIUS, SAC } from '../vessels/aneurysm.js';
import { measureSac } from '../vessels/sac-measures.js';

/** mm: a level through the sac just above its neck. */
export const ABOVE_NECK = 13.8;
/** Pa below which shear on the sac counts as low: a tenth of the artery's mean. */
export const LOW_SHEAR = 0.14;

export interface SacShear {
  /** Pa, mean over the sac's wall. */
  readonly mean: number;
  readonly oscillation: number;
  /** Percent of the sac's wall below `LOW_SHEAR`. */
  readonly low: number;
}

/** Direction into the lumen at a place on its wall. */
export function inwardAt({ x, y, z }: Vector): Vector {
  const h = 0.4;
  return normalise(
    vector(
      lumen(x - h, y, z) - lumen(x + h, y, z),
      lumen(x, y - h, z) - lumen(x, y + h, z),
      lumen(x, y, z - h) - lumen(x, y, z + h),
    ),
  );
}

export function isOnSac(at: Vector): boolean {
  return at.y > measureSac().neckHeightAt(at.x);
}

const RAYS = 1200;

/** Means over the sac's wall, from rays that part the sphere around its middle evenly. */
export const sacShear = memoise((): SacShear => {
  let [area, mean, oscillation, low] = [0, 0, 0, 0];
  for (let ray = 0; ray < RAYS; ray++) {
    const up = 1 - (2 * (ray + 0.5)) / RAYS;
    const flat = Math.sqrt(1 - up * up);
    const angle = ray * 2.399963;
    const way = vector(flat * Math.cos(angle), up, flat * Math.sin(angle));
    let reach = 2.5;
    while (
      reach < 6 &&
      lumen(
        SAC.centre.x + way.x * reach,
        SAC.centre.y + way.y * reach,
        SAC.centre.z + way.z * reach,
      ) < 0
    ) {
      reach += 0.04;
    }
    const at = vector(
      SAC.centre.x + way.x * reach,
      SAC.centre.y + way.y * reach,
      SAC.centre.z + way.z * reach,
    );
    if (!isOnSac(at) || reach >= 6) continue;
    const inward = inwardAt(at);
    const facing = Math.abs(inward.x * way.x + inward.y * way.y + inward.z * way.z);
    const part = (reach * reach) / Math.max(0.2, facing);
    const shear = beatShear(at, inward);
    area += part;
    mean += part * shear.mean;
    oscillation += part * shear.oscillation;
    if (shear.mean < LOW_SHEAR) low += part;
  }
  return {
    mean: mean / area,
    oscillation: oscillation / area,
    low: Math.round((100 * low) / area),
  };
});

/** cm/s in the sac: the fastest, and the mean over its volume. */
export const sacSpeeds = memoise(() => {
  const { lattice, velocity } = sharedAneurysmFlow(false);
  const { domain } = lattice;
  let [fastest, sum, cells] = [0, 0, 0];
  for (let cell = 0; cell < domain.count; cell++) {
    const at = vector(
      (domain.x[cell] ?? 0) * CELL,
      (domain.y[cell] ?? 0) * CELL,
      (domain.z[cell] ?? 0) * CELL,
    );
    if (!isOnSac(at) || Math.abs(at.x - SAC.centre.x) > 5) continue;
    const speed = length(velocity(at)) / 10;
    fastest = Math.max(fastest, speed);
    sum += speed;
    cells++;
  }
  return { fastest, mean: sum / cells };
});

/** mL/min into the sac, and by how many percent the braid lessens it; each as printed. */
export const inflow = memoise(() => {
  const perMinute = (hasDiverter: boolean): number =>
    Math.round(sacInflow(sharedAneurysmFlow(hasDiverter), ABOVE_NECK) * 0.6) / 10;
  const [before, after] = [perMinute(false), perMinute(true)];
  return { before, after, reduction: Math.round(100 * (1 - after / before)) };
});

/** mL/min into the sac without a device, as printed. */
export const openInflow = memoise(
  (): number => Math.round(sacInflow(sharedAneurysmFlow(false), ABOVE_NECK) * 0.6) / 10,
);

/** mm, as printed. */
export const PARENT_DIAMETER = 2 * PARENT_RADIUS;
