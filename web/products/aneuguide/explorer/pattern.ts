import type { Edition } from '../../../contract/editions.js';
import type { Letters } from '../../../figures/charts/letters.js';
import { label, line, polyline, type Point } from '../../../figures/charts/svg.js';
import { displayableOklch } from '../../../figures/colour/oklab.js';
import { HEART_BRIGHT, ON_STAGE_SOFT, STAGE } from '../../../figures/colour/palette.js';
import { toHex } from '../../../figures/colour/srgb.js';
import { BEND, TIP, type GuideState } from './model.js';
import { degrees } from './vessel.js';

/** Where the shape before it is in the artery is drawn, and units of the frame to its millimetre. */
const ORIGIN: Point = { x: 800, y: 132 };
export const PATTERN_PER_MM = 18;
/** mm of straight catheter before the first bend. */
const SHAFT = 3;

/** The shaped part of the catheter, here as in the artery. */
export const SHAPED = displayableOklch(0.88, 0.13, 95);
export const SHAPED_COLOUR = toHex(SHAPED);

const TITLES: Readonly<Record<Edition, string>> = { zh: '塑形图样', en: 'Shaped tip' };

interface Pattern {
  /** Beginning, both bends and the end of the tip. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Directions in radians, turning to the right, of the pieces between them. */
  readonly ways: readonly [number, number, number];
}

/** The mandrel's shape in the frame: what the catheter would be without walls. */
export function patternOf({ distal, proximal, between }: GuideState): Pattern {
  const ways = [0, degrees(proximal), degrees(proximal + distal)] as const;
  const onward = ({ x, y }: Point, way: number, millimetres: number): Point => ({
    x: x + Math.cos(way) * millimetres * PATTERN_PER_MM,
    y: y + Math.sin(way) * millimetres * PATTERN_PER_MM,
  });
  const first = onward(ORIGIN, ways[0], SHAFT);
  const second = onward(first, ways[1], between);
  return { corners: [ORIGIN, first, second, onward(second, ways[2], TIP)], ways };
}

function rounded([start, first, second, end]: Pattern['corners']): Point[] {
  const reach = (BEND / 2) * PATTERN_PER_MM;
  const corner = (from: Point, at: Point, to: Point): Point[] => {
    const towards = (place: Point): Point => {
      const far = Math.hypot(place.x - at.x, place.y - at.y) || 1;
      return {
        x: at.x + ((place.x - at.x) / far) * reach,
        y: at.y + ((place.y - at.y) / far) * reach,
      };
    };
    const [a, b] = [towards(from), towards(to)];
    return Array.from({ length: 7 }, (_, step) => {
      const t = step / 6;
      const part = (way: 'x' | 'y'): number =>
        a[way] * (1 - t) ** 2 + 2 * at[way] * t * (1 - t) + b[way] * t * t;
      return { x: part('x'), y: part('y') };
    });
  };
  return [start, ...corner(start, first, second), ...corner(first, second, end), end];
}

export function drawPattern(state: GuideState, edition: Edition, letter: Letters): string {
  const { corners, ways } = patternOf(state);
  const [start, first, second] = corners;
  const radius = 40;
  const bow = (at: Point, from: number, to: number): string => {
    const arc = Array.from({ length: 13 }, (_, step): Point => {
      const way = from + ((to - from) * step) / 12;
      return { x: at.x + radius * Math.cos(way), y: at.y + radius * Math.sin(way) };
    });
    const ahead = { x: at.x + 78 * Math.cos(from), y: at.y + 78 * Math.sin(from) };
    return (
      line(at.x, at.y, ahead.x, ahead.y, {
        stroke: ON_STAGE_SOFT,
        'stroke-width': letter.stroke * 0.7,
        'stroke-dasharray': '6 6',
      }) + polyline(arc, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke })
    );
  };
  const number = (at: Point, way: number, angle: number): string => {
    // A small angle has no room for its number.
    const isSmall = angle < 25;
    const turn = isSmall ? way - Math.PI / 2 : way;
    const away = isSmall ? letter.text * 0.9 : radius + letter.text * 0.9;
    const side = Math.cos(turn);
    return label(
      at.x + away * side,
      at.y + away * Math.sin(turn) + letter.text * 0.35,
      `${angle}°`,
      {
        'font-size': letter.text,
        'font-weight': 600,
        'text-anchor': side < -0.3 ? 'end' : side > 0.3 ? 'start' : 'middle',
        fill: HEART_BRIGHT,
        // A rim that keeps it legible where catheter or artery lie below it.
        stroke: STAGE,
        'stroke-width': letter.text * 0.22,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
    );
  };
  return (
    label(start.x, 58, TITLES[edition], { 'font-size': letter.text }) +
    bow(first, ways[0], ways[1]) +
    bow(second, ways[1], ways[2]) +
    polyline(rounded(corners), {
      stroke: SHAPED_COLOUR,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    number(first, (ways[0] + ways[1]) / 2, state.proximal) +
    number(second, (ways[1] + ways[2]) / 2, state.distal)
  );
}
