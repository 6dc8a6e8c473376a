import { clamp, smoothStep } from '../geometry/interpolation.js';
import { fractalNoise, noise } from '../random/noise.js';

type Stroke = readonly [ax: number, ay: number, bx: number, by: number, radius: number];

/** mm from the middle of the suprasellar cistern: x to the viewer's right, y to the forehead. */
// prettier-ignore
const BONE: readonly Stroke[] = [
  [-10, 6.5, -18, 11, 1.7], [-18, 11, -40, 15, 1.4], [10, 6.5, 18, 11, 1.7], [18, 11, 40, 15, 1.4],
  [-4.5, -5.5, 4.5, -5.5, 1.2], [-34, -24, -46, -28, 3], [34, -24, 46, -28, 3],
];
// prettier-ignore
const FLUID: readonly Stroke[] = [
  [-7, 2, 7, 2, 5.6], [0, -4, 0, 4, 6], [-6, -6, 6, -6, 3.4], [-8, 1, -20, 3, 2.4], [-20, 3, -33, 7, 1.7], [8, 1, 20, 3, 2.4], [20, 3, 33, 7, 1.7],
  [-9, -8, -13, -13, 1.1], [-13, -13, -14.6, -20, 0.9], [9, -8, 13, -13, 1.1], [13, -13, 14.6, -20, 0.9], [0, 9, 0, 32, 0.8],
];
/** Arteries filled with contrast medium; the last is the aneurysm's own. */
// prettier-ignore
const ARTERIES: readonly Stroke[] = [
  [-7.6, 0.5, -8.4, 2.2, 1.9], [-9, 2.2, -15, 2.4, 1.25], [-15, 2.4, -20, 3.8, 1.1], [-20, 3.8, -26, 5.4, 0.8], [0, -8.6, 0.4, -8.9, 1.5], [-1.3, 7, -1.4, 7.6, 1], [1.3, 7.6, 1.4, 8.2, 1],
  [14.6, 3, 19, 3.8, 1.1], [19, 3.8, 26, 5.6, 0.8], [6.2, -2.4, 7.6, -0.6, 2],
];
const SAC = { x: 10.2, y: 1.6, radius: 3.7 };

function away(x: number, y: number, [ax, ay, bx, by, radius]: Stroke): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t) - radius;
}

function cover(x: number, y: number, strokes: readonly Stroke[], soft: number): number {
  let least = Infinity;
  for (const stroke of strokes) least = Math.min(least, away(x, y, stroke));
  return smoothStep(soft, -soft, least);
}

/** Grey value of a stylised axial CT angiogram at the level of the suprasellar cistern. */
export function ctaLevel(x: number, y: number): number {
  const bent = 0.9 * noise(x / 9, y / 9, 0, 41);
  const [u, v] = [x + bent, y + 0.9 * noise(x / 9, y / 9, 4, 43)];
  const fold =
    1 - Math.abs(fractalNoise(x / 8 + (0.37 * y) / 8, y / 7 - (0.31 * x) / 7, 0.4, 57, 2)) * 7;
  const cortex = clamp(fold) * smoothStep(16, 30, Math.hypot(x * 0.8, y - 2)) * 0.42;
  const pons = smoothStep(1, 0.9, Math.hypot(u / 12.6, (v + 19.5) / 10.4));
  const fluid = clamp(Math.max(cover(u, v, FLUID, 1) * (1 - pons), cortex));
  const white = smoothStep(-0.15, 0.3, noise(x / 11, y / 11, 2, 63));
  let level = 0.43 - 0.03 * white + 0.015 * pons - 0.17 * fluid;
  const bone = cover(
    x + 1.5 * noise(x / 5, y / 5, 0, 91),
    y + 1.5 * noise(x / 5, y / 5, 3, 93),
    BONE,
    0.5,
  );
  const marrow = 0.1 * clamp(noise(x / 1.6, y / 1.6, 0, 77) + 0.4);
  level += (0.97 - marrow - level) * bone;
  const artery = cover(u, v, ARTERIES, 0.35);
  const sac = smoothStep(0.35, -0.35, Math.hypot(x - SAC.x, y - SAC.y) - SAC.radius);
  // Contrast medium mixes slowly in the sac: its middle is a little paler.
  const filled = 0.86 - 0.04 * sac * noise(x / 2.4, y / 2.4, 0, 81);
  return level + (filled - level) * Math.max(artery, sac);
}
