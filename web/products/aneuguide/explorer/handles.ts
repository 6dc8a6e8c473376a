import type { Edition } from '../../../contract/editions.js';
import { drawing, element, type Point } from '../../../figures/charts/svg.js';
import { HEART_BRIGHT, STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { controls, type GuideState } from './model.js';
import { PATTERN_PER_MM, patternOf } from './pattern.js';
import { PER_MM } from './picture.js';

/** Units of the frame around a handle that take hold of it. */
const GRIP = 40;
const RADIUS = 15;
/** Left of it the catheter runs upwards in the frame, and to the right beyond. */
const UPWARDS = 250;

export type Grip = 'distal' | 'proximal' | 'inserted';

/** The pattern's handles: its tip, and the bend before it. Everywhere else the catheter is moved. */
export function gripAt(state: GuideState, { x, y }: Point): Grip {
  const [, , second, tip] = patternOf(state).corners;
  const away = (place: Point): number => Math.hypot(place.x - x, place.y - y);
  if (Math.min(away(second), away(tip)) > GRIP) return 'inserted';
  return away(tip) <= away(second) ? 'distal' : 'proximal';
}

/** Degrees by which one direction turns to the right of another, from -90 to 270. */
function turned(from: Point, to: Point, way: number): number {
  const degrees = ((Math.atan2(to.y - from.y, to.x - from.x) - way) * 180) / Math.PI;
  return ((((degrees + 90) % 360) + 360) % 360) - 90;
}

/** The state that a drag leads to: from where it began to where the pointer is. */
export function dragged(grip: Grip, from: GuideState, at: Point, to: Point): Partial<GuideState> {
  const { corners, ways } = patternOf(from);
  if (grip === 'distal')
    return { distal: onStep(controls.distal, turned(corners[2], to, ways[1])) };
  if (grip === 'proximal') {
    const long = Math.hypot(to.x - corners[1].x, to.y - corners[1].y) / PATTERN_PER_MM;
    return {
      proximal: onStep(controls.proximal, turned(corners[1], to, 0)),
      between: onStep(controls.between, long),
    };
  }
  const ahead = at.x < UPWARDS ? at.y - to.y : to.x - at.x;
  return { inserted: onStep(controls.inserted, from.inserted + ahead / PER_MM) };
}

export function drawHandles(state: GuideState, edition: Edition): string {
  const [, , second, tip] = patternOf(state).corners;
  const knobs = [second, tip].map(({ x, y }) =>
    element('circle', {
      cx: x,
      cy: y,
      r: RADIUS,
      fill: STAGE,
      'fill-opacity': 0.55,
      stroke: HEART_BRIGHT,
      'stroke-width': 3,
    }),
  );
  return drawing(STAGE_FRAME.width, STAGE_FRAME.height, edition, ...knobs);
}
