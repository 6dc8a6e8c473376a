import type { Edition } from '../../../contract/editions.js';
import { drawing, element, line, type Point } from '../../../figures/charts/svg.js';
import { HEART_BRIGHT, STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { add, cross, dot, normalise, scale, vector } from '../../../figures/geometry/vector.js';
import { placeInView } from '../../../figures/render/mesh.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { controls, neckPlane, PLANE_REACH, stageView, type ShapeState } from './model.js';

/** Units of the frame around a handle that take hold of it: 44 px and more on a tablet. */
const GRIP = 42;
const RADIUS = 17;
/** Degrees of turning for a unit of the frame. */
const TURN = 0.25;

type Handle = 'level' | 'lean';

/** The plane's handles in the frame: one at its right edge, one at its end towards the artery's. */
function handles(state: ShapeState): Readonly<Partial<Record<Handle, Point>>> {
  const view = stageView(state);
  const { at, normal } = neckPlane(state);
  const edge = normalise(cross(normal, view.forward));
  const side = dot(edge, view.right) > 0 ? -1 : 1;
  const along = normalise(cross(normal, vector(0, 0, 1)));
  const end = dot(along, view.right) > 0 ? along : scale(along, -1);
  const place = (way: typeof edge, share: number): Point =>
    placeInView(view, add(at, scale(way, share * PLANE_REACH)), STAGE_FRAME);
  return {
    level: place(edge, side),
    // Seen along the artery, the plane does not turn in the picture.
    ...(Math.abs(dot(along, view.right)) > 0.6 && { lean: place(end, 1) }),
  };
}

export type Grip = Handle | 'view';

/** What a pointer takes hold of. */
export function gripAt(state: ShapeState, { x, y }: Point): Grip {
  for (const [name, place] of Object.entries(handles(state))) {
    if (Math.hypot(place.x - x, place.y - y) < GRIP) return name as Handle;
  }
  return 'view';
}

/** The state that a drag leads to, from where it began. */
export function dragged(grip: Grip, from: ShapeState, dx: number, dy: number): Partial<ShapeState> {
  const view = stageView(from);
  const perMillimetre = (STAGE_FRAME.height / view.tall) * view.up.y;
  if (grip === 'level') return { level: onStep(controls.level, from.level - dy / perMillimetre) };
  if (grip === 'lean') {
    const side = view.right.x > 0 ? 1 : -1;
    const degrees = ((side * dy) / perMillimetre / PLANE_REACH) * (180 / Math.PI);
    return { lean: onStep(controls.lean, from.lean - degrees) };
  }
  // All the way round.
  const around = (((from.azimuth - dx * TURN + 180) % 360) + 360) % 360;
  return {
    azimuth: onStep(controls.azimuth, around - 180),
    tilt: onStep(controls.tilt, from.tilt + dy * TURN),
  };
}

export function drawHandles(state: ShapeState, edition: Edition): string {
  const knobs = Object.entries(handles(state)).map(([name, { x, y }]) => {
    const stroke = { stroke: HEART_BRIGHT, 'stroke-width': 2.5, 'stroke-linecap': 'round' };
    const tip = (way: number): string =>
      line(x - 5, y + way * 4, x, y + way * 9, stroke) +
      line(x + 5, y + way * 4, x, y + way * 9, stroke);
    const bow =
      name === 'lean' ? line(x - 7, y, x + 7, y, stroke) : line(x, y - 8, x, y + 8, stroke);
    return element(
      'g',
      {},
      element('circle', {
        cx: x,
        cy: y,
        r: RADIUS,
        fill: STAGE,
        stroke: HEART_BRIGHT,
        'stroke-width': 2.5,
      }),
      bow,
      tip(-1),
      tip(1),
    );
  });
  return drawing(STAGE_FRAME.width, STAGE_FRAME.height, edition, ...knobs);
}
