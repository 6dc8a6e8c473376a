import type { Edition } from '../../../contract/editions.js';
import { letters } from '../../../figures/charts/letters.js';
import { scaleBar } from '../../../figures/charts/scale-bar.js';
import { element, label, pathData, type Point, polyline } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../../figures/colour/palette.js';
import type { LabelSize } from '../../../figures/figure.js';
import {
  diameterWithError,
  LARGEST_DEPTH,
  LARGEST_SHOWN,
  LEAST_DIAMETER,
  type Result,
  wholeDegrees,
} from './model.js';

const WORDS: Readonly<Record<Edition, Readonly<Record<'between' | 'depth', string>>>> = {
  zh: { between: '两投照夹角', depth: '深度误差' },
  en: { between: 'between views', depth: 'in depth' },
};

/** Where the section's numbers stand. */
const LABELS = 284;
const SECTION = { x: 150, y: 722, perMillimetre: 88, reach: 150 };

/**
 * The lumen at its throat in the plane of both rays: each view's strip of two pixels, their crossing, and
 * circles of the area that the lumen may have.
 */
export function sectionDrawing(
  { angle, pixel, depthError, isWithheld }: Result,
  edition: Edition,
  size: LabelSize,
): string[] {
  const letter = letters(size);
  const words = WORDS[edition];
  const { x, y, perMillimetre, reach } = SECTION;
  const half = (Math.min(angle, 180 - angle) * Math.PI) / 360;
  const turn = angle > 90 ? Math.PI / 2 : 0;
  const rays = [-half, half].map((away) => {
    const direction = away + turn;
    return { dx: Math.sin(direction), dy: -Math.cos(direction) };
  });
  const strip = pixel * perMillimetre;
  const colour = isWithheld ? HEART_BRIGHT : BRAIN_BRIGHT;
  const bands = rays.map(({ dx, dy }) =>
    polyline(
      [
        { x: x - dx * reach, y: y - dy * reach },
        { x: x + dx * reach, y: y + dy * reach },
      ],
      { stroke: BRAIN_BRIGHT, 'stroke-opacity': 0.24, 'stroke-width': 2 * strip },
    ),
  );
  const [a, b] = rays;
  const sine = Math.max(Math.sin(2 * half), 0.02);
  const corner = (s: number, t: number): Point => ({
    x: x + (strip / sine) * (s * (a?.dx ?? 0) + t * (b?.dx ?? 0)),
    y: y + (strip / sine) * (s * (a?.dy ?? 0) + t * (b?.dy ?? 0)),
  });
  const crossing = [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)];
  const circle = (diameter: number, more: Record<string, string | number>): string =>
    element('circle', { cx: x, cy: y, r: (diameter / 2) * perMillimetre, fill: 'none', ...more });
  const error = Math.min(depthError, LARGEST_DEPTH);
  const [inner, outer] = ([-1, 1] as const).map((sign) =>
    diameterWithError(LEAST_DIAMETER, pixel, error, sign),
  );
  const band = ((outer ?? 1) - (inner ?? 1)) / 2;
  const depth = `±${depthError < LARGEST_SHOWN ? depthError.toFixed(2) : '∞'}\u00a0mm`;
  const note = (at: number, text: string): string =>
    size === 'wide'
      ? label(LABELS, at, text, { 'font-size': letter.small * 0.85, fill: ON_STAGE_SOFT })
      : '';
  return [
    element(
      'svg',
      { x: x - 134, y: y - 172, width: 264, height: 318, viewBox: `${x - 134} ${y - 172} 264 318` },
      ...bands,
      circle(((outer ?? 1) + (inner ?? 1)) / 2, {
        stroke: ON_STAGE,
        'stroke-opacity': 0.2,
        'stroke-width': band * perMillimetre,
      }),
      element('path', { d: pathData(crossing, true), fill: colour, 'fill-opacity': 0.75 }),
      circle(LEAST_DIAMETER, { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.2 }),
    ),
    ...rays.map(({ dx, dy }, index) =>
      label(x - dx * 132, y - dy * 132 + letter.small * 0.35, String(index + 1), {
        'font-size': letter.small,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: BRAIN_BRIGHT,
      }),
    ),
    label(LABELS, 604, `${wholeDegrees(angle)}°`, {
      'font-size': letter.title,
      'font-weight': 700,
      fill: isWithheld ? HEART_BRIGHT : ON_STAGE,
    }),
    note(630, words.between),
    label(LABELS, size === 'wide' ? 690 : 728, depth, { 'font-size': letter.small }),
    note(716, words.depth),
    scaleBar({ x: LABELS, y: 872, millimetres: 1, perMillimetre }, letter),
  ];
}
