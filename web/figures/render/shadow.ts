import { cross, normalise, type Vector } from '../geometry/vector.js';
import { clamp } from '../geometry/interpolation.js';
import type { Cone } from './tube.js';

const SIZE = 1400;
const TAPS = 10;

/** Share of the light that reaches a point of view space, 0 to 1. */
export type Shadow = (x: number, y: number, z: number) => number;

/** Depths of the tubes as the lamp sees them, in parallel light, read with a soft edge. */
export function tubeShadow(cones: readonly Cone[], towardsLight: Vector): Shadow {
  const forward = normalise(towardsLight);
  const right = normalise(cross(forward, { x: 0.3, y: 1, z: 0.1 }));
  const up = cross(right, forward);
  const spheres = cones.flatMap((cone) => {
    const spacing = 0.5 * Math.max(0.05, cone.radius);
    const size = Math.sqrt(cone.dx ** 2 + cone.dy ** 2 + cone.dz ** 2);
    const count = Math.max(1, Math.ceil(size / spacing));
    return Array.from({ length: count }, (_, index) => {
      const t = index / count;
      const [x, y, z] = [cone.ax + cone.dx * t, cone.ay + cone.dy * t, cone.az + cone.dz * t];
      return {
        u: x * right.x + y * right.y + z * right.z,
        v: x * up.x + y * up.y + z * up.z,
        w: x * forward.x + y * forward.y + z * forward.z,
        radius: cone.radius + cone.radiusStep * t,
      };
    });
  });
  let [low, high, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { u, v, radius } of spheres) {
    low = Math.min(low, u - radius);
    high = Math.max(high, u + radius);
    bottom = Math.min(bottom, v - radius);
    top = Math.max(top, v + radius);
  }
  const perUnit = (SIZE - 1) / Math.max(high - low, top - bottom, 1e-6);
  const heights = new Float32Array(SIZE * SIZE).fill(-Infinity);
  for (const { u, v, w, radius } of spheres) {
    const reach = radius * perUnit;
    const [cu, cv] = [(u - low) * perUnit, (v - bottom) * perUnit];
    for (let y = Math.ceil(cv - reach); y <= cv + reach; y++) {
      for (let x = Math.ceil(cu - reach); x <= cu + reach; x++) {
        const off = 1 - ((x - cu) ** 2 + (y - cv) ** 2) / (reach * reach);
        if (off < 0 || x < 0 || y < 0 || x >= SIZE || y >= SIZE) continue;
        const at = y * SIZE + x;
        heights[at] = Math.max(heights[at] ?? 0, w + radius * Math.sqrt(off));
      }
    }
  }
  return (x, y, z) => {
    const u = (x * right.x + y * right.y + z * right.z - low) * perUnit;
    const v = (x * up.x + y * up.y + z * up.z - bottom) * perUnit;
    const w = x * forward.x + y * forward.y + z * forward.z;
    let lit = 0;
    for (let tap = 0; tap < TAPS; tap++) {
      const radius = 0.9 * perUnit * Math.sqrt((tap + 0.5) / TAPS);
      const sx = Math.round(u + radius * Math.cos(tap * 2.399963));
      const sy = Math.round(v + radius * Math.sin(tap * 2.399963));
      const inside = sx >= 0 && sy >= 0 && sx < SIZE && sy < SIZE;
      const height = inside ? (heights[sy * SIZE + sx] ?? -Infinity) : -Infinity;
      lit += clamp(1.6 - (height - w) * 1.1);
    }
    return clamp(lit / TAPS);
  };
}
