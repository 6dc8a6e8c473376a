import { clamp, smoothStep } from '../geometry/interpolation.js';
import { fractalNoise, noise } from '../random/noise.js';

/**
 * A stylised axial brain slice. Places run from −1 to 1 across the skull (positive on the viewer's
 * right, the patient's left) and y points to the forehead. Levels are the two of ASPECTS.
 */
export type SliceLevel = 'ganglionic' | 'supraganglionic';

/** What a place is made of; shares add up to at most 1, the rest is grey matter. */
export interface Tissue {
  /** 0 outside the head, 1 inside. */
  readonly head: number;
  readonly bone: number;
  readonly fluid: number;
  readonly white: number;
  /** 0 at the brain's edge, 1 at its middle; below 0 outside the brain. */
  readonly depth: number;
}

const LENGTH = 1.22;

/** Distance from the middle in units of the skull's outline. */
export function skullRadius(x: number, y: number): number {
  const narrow = 1 + 0.07 * y;
  const across = x * narrow;
  const along = y / LENGTH;
  return Math.sqrt(across * across + along * along);
}

function blob(x: number, y: number, cx: number, cy: number, rx: number, ry: number, turn = 0) {
  const dx = x - cx;
  const dy = y - cy;
  const reach = 1.2 * Math.max(rx, ry);
  if (dx > reach || dx < -reach || dy > reach || dy < -reach) return 0;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const u = (dx * c + dy * s) / rx;
  const v = (dy * c - dx * s) / ry;
  const away = Math.sqrt(u * u + v * v);
  return 1 - smoothStep(0.86, 1.14, away);
}

function ventricles(ax: number, y: number, level: SliceLevel): number {
  if (level === 'supraganglionic') {
    return Math.max(
      blob(ax, y, 0.12, 0.12, 0.055, 0.36, -0.12),
      blob(ax, y, 0.16, -0.22, 0.065, 0.16, -0.5),
    );
  }
  return Math.max(
    blob(ax, y, 0.095, 0.38, 0.045, 0.17, -0.42),
    blob(ax, y, 0, -0.06, 0.022, 0.13),
    blob(ax, y, 0.25, -0.44, 0.055, 0.17, -0.5),
  );
}

function deepGrey(ax: number, y: number, level: SliceLevel): number {
  if (level === 'supraganglionic') return blob(ax, y, 0.22, 0.16, 0.04, 0.22, -0.1);
  return Math.max(
    blob(ax, y, 0.17, 0.3, 0.06, 0.12, -0.3),
    blob(ax, y, 0.345, 0.1, 0.085, 0.2, -0.32),
    blob(ax, y, 0.14, -0.16, 0.105, 0.16, -0.3),
    blob(ax, y, 0.515, 0.08, 0.03, 0.24, -0.08),
  );
}

const OUTSIDE: Tissue = { head: 0, bone: 0, fluid: 0, white: 0, depth: -1 };

export function tissueAt(x: number, y: number, level: SliceLevel): Tissue {
  const radius = skullRadius(x, y);
  if (radius > 1) return OUTSIDE;
  const seed = level === 'ganglionic' ? 31 : 67;
  const ax = Math.abs(x) + 0.012 * noise(x * 4, y * 4, 0.5, seed);
  const head = 1 - smoothStep(0.985, 1, radius);
  const bone = smoothStep(0.915, 0.93, radius) * (1 - smoothStep(0.972, 0.985, radius));
  const depth = 1 - radius / 0.885;
  const fold = 1 - Math.abs(fractalNoise(x * 5.2, y * 5.2, 0, seed + 3, 2)) * 2.6;
  const reach = smoothStep(0.24, 0.02, depth);
  const sulcus = smoothStep(0.72, 0.98, fold) * reach;
  const fissure = Math.max(
    (1 - smoothStep(0.006, 0.018, Math.abs(x))) * smoothStep(0.3, 0.42, Math.abs(y + 0.04)),
    level === 'ganglionic' ? blob(ax, y, 0.63, 0.16, 0.1, 0.018, 0.25) : 0,
  );
  const rim = smoothStep(0.02, -0.005, depth) * (1 - smoothStep(0.915, 0.93, radius));
  const fluid = clamp(Math.max(sulcus * 0.85, fissure * 0.9, rim, ventricles(ax, y, level)));
  const ribbon = 0.085 + 0.07 * noise(x * 6, y * 6, 3, seed) + 0.09 * smoothStep(0.4, 0.9, fold);
  const inner = smoothStep(ribbon - 0.02, ribbon + 0.05, depth);
  const white = clamp(inner * (1 - deepGrey(ax, y, level))) * (1 - fluid);
  return { head, bone, fluid, white, depth };
}
