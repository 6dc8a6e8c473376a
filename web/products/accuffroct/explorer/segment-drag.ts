import type { Point } from '../../../figures/charts/svg.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import { LENGTH, type State } from './model.js';

/** The run cut lengthwise and the curve of FFR below it, in units of the stage's frame. */
export const LONG = { x: 100, y: 500, width: 1020, height: 116, length: LENGTH };
export const CURVE = { x: LONG.x, y: 682, width: LONG.width, height: 150 };

/** @param at mm from the distal end */
export const across = (at: number): number => LONG.x + (LONG.width * at) / LENGTH;

/** What a finger takes hold of: an end of the segment, all of it, or the cursor. */
type Held = 'start' | 'end' | 'segment' | 'position';

/** mm under a point of the stage, to the half. */
export function placeAt({ x }: Point): number {
  return clamp(Math.round(((x - LONG.x) / LONG.width) * LENGTH * 2) / 2, 0, LENGTH);
}

/** Ends and segment are taken hold of in the long view, the cursor below it or beside them. */
export function heldAt({ x, y }: Point, { start, end }: State): Held | undefined {
  if (y < LONG.y - 70) return undefined;
  if (y > LONG.y + LONG.height + 16) return 'position';
  const [toStart, toEnd] = [Math.abs(x - across(start)), Math.abs(x - across(end))];
  const reach = clamp(Math.abs(across(end) - across(start)) / 3, 44, 70);
  if (Math.min(toStart, toEnd) <= reach) return toStart < toEnd ? 'start' : 'end';
  const isInside = (x - across(start)) * (x - across(end)) < 0;
  return isInside ? 'segment' : 'position';
}

/** What a drag began with. */
export interface Drag {
  readonly held: Held;
  /** mm */
  readonly from: number;
  readonly state: State;
}

/** The state once what is held has come to a place in mm. */
export function moved({ held, from, state }: Drag, to: number): Partial<State> {
  if (held !== 'segment') return { [held]: to };
  const { start, end } = state;
  const least = -Math.min(start, end);
  const most = LENGTH - Math.max(start, end);
  const way = Math.min(Math.max(to - from, least), most);
  return { start: start + way, end: end + way };
}
