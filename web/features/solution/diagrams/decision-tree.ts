import { element, pathData, wordless, type Point } from '../../../figures/charts/svg.js';
import { PAPER, type Tones } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { BOLD, HEIGHT, stroke, WIDTH } from './pen.js';

const OPTIONS = 4;
/** Width of a way to one option; the ways join by Murray's law towards the root. */
const WAY = 2;
const [ROOT, FORK, END] = [12, 62, 138];
const [TOP, BOTTOM] = [20, 100];

const level = (option: number): number => TOP + ((BOTTOM - TOP) * option) / (OPTIONS - 1);

/** A curve that leaves and arrives level. */
function bend(from: Point, to: Point): Point[] {
  return Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    const eased = share * share * (3 - 2 * share);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * eased };
  });
}

/** One way that divides into four, of which one is taken. */
export function decisionTree(tones: Tones, taken: number): Diagram {
  return { width: WIDTH, height: HEIGHT, draw: () => draw(tones, taken) };
}

function draw({ line: ink, pale, soft }: Tones, taken: number): string {
  const root = { x: ROOT, y: (TOP + BOTTOM) / 2 };
  const forks = [0, 1].map((half) => ({
    x: FORK + 22,
    y: (level(half * 2) + level(half * 2 + 1)) / 2,
  }));
  const trunk = { x: ROOT + 22, y: root.y };
  const way = (points: readonly Point[], options: number, isTaken: boolean): string =>
    element('path', {
      d: pathData(points),
      ...stroke(isTaken ? ink : pale, WAY * Math.cbrt(options)),
    });
  const pieces = Array.from({ length: OPTIONS }, (_, option) => {
    const fork = forks[Math.floor(option / 2)] ?? root;
    const end = { x: END, y: level(option) };
    const isTaken = option === taken;
    return {
      isTaken,
      path: [
        way(bend(trunk, fork), 2, isTaken),
        way(bend(fork, end), 1, isTaken),
        element('circle', {
          cx: end.x,
          cy: end.y,
          r: 7,
          fill: isTaken ? ink : PAPER,
          stroke: isTaken ? ink : pale,
          'stroke-width': BOLD,
        }),
      ].join(''),
    };
  });
  return wordless(
    WIDTH,
    HEIGHT,
    ...pieces.filter(({ isTaken }) => !isTaken).map(({ path }) => path),
    ...pieces.filter(({ isTaken }) => isTaken).map(({ path }) => path),
    way([root, trunk], 4, true),
    element('circle', {
      cx: ROOT + 2,
      cy: root.y,
      r: 7,
      fill: soft,
      stroke: ink,
      'stroke-width': BOLD,
    }),
  );
}
