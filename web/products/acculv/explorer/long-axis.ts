import type { Letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import { element, line, pathData, type Point } from '../../../figures/charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE, STAGE } from '../../../figures/colour/palette.js';
import { axisEnds, endocardium, EPICARDIAL_TIP, epicardium } from './ventricle.js';

/** Units of the frame for a mm; x of the axis and y of the mitral plane at end-diastole. */
const SCALE = 5.3;
const AXIS = { x: 288, y: 34 } as const;
const POINTS = 26;

/** Angles in the plane of the four-chamber view: septum on the viewer's left. */
const LATERAL = 0;
const SEPTUM = 180;

type Radius = (share: number, degrees: number, contraction: number) => number;

function at(across: number, z: number): Point {
  return { x: AXIS.x + across * SCALE, y: AXIS.y + z * SCALE };
}

/** From the septal end of the mitral plane round the tip to the lateral one. */
function contour(radius: Radius, base: number, tip: number, contraction: number): Point[] {
  const side = (degrees: number, sign: 1 | -1): Point[] =>
    Array.from({ length: POINTS + 1 }, (_, index) => {
      // Closer together where the line bends.
      const share = Math.sin(((index / POINTS) * Math.PI) / 2);
      return at(sign * radius(share, degrees, contraction), base + share * (tip - base));
    });
  return [...side(SEPTUM, -1), ...side(LATERAL, 1).reverse().slice(1)];
}

function cavity(contraction: number): Point[] {
  const { base, tip } = axisEnds(contraction);
  return contour(endocardium, base, tip, contraction);
}

/** The two leaflets of the mitral valve: shut across the base, or open into the cavity. */
function leaflets(contraction: number, isOpen: boolean, stroke: number): string {
  const { base } = axisEnds(contraction);
  const leaf = (sign: 1 | -1, degrees: number): string => {
    const hinge = sign * endocardium(0, degrees, contraction);
    const tip = isOpen ? at(hinge * 0.55, base + 13) : at(sign * 0.5, base + 3.5);
    const from = at(hinge, base);
    return line(from.x, from.y, tip.x, tip.y, {
      stroke: ON_STAGE,
      'stroke-opacity': 0.7,
      'stroke-width': stroke,
      'stroke-linecap': 'round',
    });
  };
  return leaf(-1, SEPTUM) + leaf(1, LATERAL);
}

interface LongAxis {
  /** Of the two chosen phases, and of the one that the beat is at: 0 to 1. */
  readonly diastole: number;
  readonly systole: number;
  readonly now: number;
  readonly isFilling: boolean;
}

/** Muscle and cavity of the current phase under the endocardial contours of the two chosen ones. */
export function longAxis({ diastole, systole, now, isFilling }: LongAxis, letter: Letters): string {
  const { base } = axisEnds(now);
  const muscle = contour(epicardium, base, EPICARDIAL_TIP, now);
  const outline = (contraction: number, stroke: string): string =>
    // Closed by the mitral plane, whose descent it shows.
    element('path', {
      d: pathData(cavity(contraction), true),
      fill: 'none',
      stroke,
      'stroke-width': letter.stroke * 1.7,
      'stroke-linejoin': 'round',
    });
  return element(
    'g',
    {},
    shading(),
    element('path', { d: pathData(muscle, true), fill: 'url(#lv-muscle)' }),
    element('path', {
      d: pathData(cavity(now), true),
      fill: 'url(#lv-cavity)',
      stroke: STAGE,
      'stroke-opacity': 0.5,
      'stroke-width': letter.stroke,
    }),
    leaflets(now, isFilling, letter.stroke * 1.5),
    outline(diastole, BRAIN_BRIGHT),
    outline(systole, HEART_BRIGHT),
    scaleBar({ x: 30, y: 452, millimetres: 20, perMillimetre: SCALE }, letter),
  );
}

/** Grey as on CT: muscle dark, blood with contrast bright. */
function shading(): string {
  const gradient = (id: string, inner: string, outer: string): string =>
    element(
      'radialGradient',
      { id, cx: 0.5, cy: 0.35, r: 0.7 },
      element('stop', { offset: '30%', 'stop-color': inner }),
      element('stop', { offset: '100%', 'stop-color': outer }),
    );
  return gradient('lv-muscle', '#53677f', '#33475f') + gradient('lv-cavity', '#c3d0dc', '#8fa3b6');
}
