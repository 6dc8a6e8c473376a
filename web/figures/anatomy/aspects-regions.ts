import { smoothStep } from '../geometry/interpolation.js';
import { skullRadius, type SliceLevel } from './brain-slice.js';

/** The ten regions of the middle cerebral artery's territory (P. A. Barber et al., Lancet 2000). */
export const ASPECTS_REGIONS = [
  { name: 'C', level: 'ganglionic' },
  { name: 'L', level: 'ganglionic' },
  { name: 'IC', level: 'ganglionic' },
  { name: 'I', level: 'ganglionic' },
  { name: 'M1', level: 'ganglionic' },
  { name: 'M2', level: 'ganglionic' },
  { name: 'M3', level: 'ganglionic' },
  { name: 'M4', level: 'supraganglionic' },
  { name: 'M5', level: 'supraganglionic' },
  { name: 'M6', level: 'supraganglionic' },
] as const satisfies readonly { readonly name: string; readonly level: SliceLevel }[];

export type AspectsRegion = (typeof ASPECTS_REGIONS)[number]['name'];

interface Outline {
  readonly x: number;
  readonly y: number;
}

function oval(cx: number, cy: number, rx: number, ry: number, turn: number): Outline[] {
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI;
    const [u, v] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return {
      x: cx + u * Math.cos(turn) - v * Math.sin(turn),
      y: cy + u * Math.sin(turn) + v * Math.cos(turn),
    };
  });
}

/** Part of the outer brain between two angles from the forehead, in degrees. */
function sector(from: number, to: number, inner: number, outer = 0.85): Outline[] {
  const arc = (radius: number, start: number, end: number): Outline[] =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = ((start + ((end - start) * index) / 15) * Math.PI) / 180;
      const [sx, sy] = [Math.sin(angle), Math.cos(angle)];
      const scale = radius / skullRadius(sx, sy);
      return { x: sx * scale, y: sy * scale };
    });
  return [...arc(outer, from, to), ...arc(inner, to, from)];
}

/** Outlines on the patient's left; the other side mirrors them. */
const OUTLINES: Readonly<Record<AspectsRegion, readonly Outline[]>> = {
  C: oval(0.17, 0.3, 0.06, 0.125, -0.3),
  L: oval(0.35, 0.1, 0.082, 0.2, -0.32),
  IC: [
    { x: 0.235, y: 0.34 },
    { x: 0.215, y: 0.12 },
    { x: 0.225, y: 0.02 },
    { x: 0.285, y: -0.16 },
    { x: 0.335, y: -0.13 },
    { x: 0.268, y: 0.02 },
    { x: 0.262, y: 0.12 },
    { x: 0.29, y: 0.31 },
  ],
  I: oval(0.52, 0.08, 0.04, 0.25, -0.08),
  M1: sector(30, 61, 0.6),
  M2: sector(64, 100, 0.625),
  M3: sector(103, 140, 0.6),
  M4: sector(26, 62, 0.38),
  M5: sector(65, 102, 0.38),
  M6: sector(105, 146, 0.38),
};

export function regionOutline(name: AspectsRegion): readonly Outline[] {
  return OUTLINES[name];
}

export function regionCentre(name: AspectsRegion): Outline {
  const points = OUTLINES[name];
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/** 1 well inside the region, 0 outside, soft over its edge. */
export function insideRegion(name: AspectsRegion, x: number, y: number): number {
  const points = OUTLINES[name];
  let isInside = false;
  let nearest = Infinity;
  points.forEach((b, index) => {
    const a = points[(index + points.length - 1) % points.length] ?? b;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) {
      isInside = !isInside;
    }
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x - a.x - dx * t, y - a.y - dy * t));
  });
  return smoothStep(-0.03, 0.03, isInside ? nearest : -nearest);
}
