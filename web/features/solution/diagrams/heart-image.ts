import { element, pathData, wordless, type Point } from '../../../figures/charts/svg.js';
import { HEART_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { coronaryTrees } from '../../../figures/vessels/coronary-tree.js';
import { vesselsOf } from '../../../figures/vessels/vessel-tree.js';
import { FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = HEART_TONES;
const FRAME = { x: 20, y: 22, width: 104, height: 90, rx: 5 };
const FRAMES = 3;
const SHIFT = 8;
/** Radians by which the tube stands to the side. */
const VIEW = -0.9;

/** The arteries as an angiogram shows them: flat, each as wide as it is. */
function arteries(): string[] {
  const { tree, radii } = coronaryTrees({ seed: 2017, sinks: 46 }).left;
  const seen = tree.nodes.map(({ position }): Point => ({
    x: position.x * Math.cos(VIEW) + position.z * Math.sin(VIEW),
    y: -position.y,
  }));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const zoom = Math.min((FRAME.width - 20) / (right - left), (FRAME.height - 16) / (bottom - top));
  const placed = ({ x, y }: Point): Point => ({
    x: FRAME.x + FRAME.width / 2 + zoom * (x - (left + right) / 2),
    y: FRAME.y + FRAME.height / 2 + zoom * (y - (top + bottom) / 2),
  });
  return vesselsOf(tree, radii.end).map((nodes) => {
    const points = nodes.flatMap((node, index) =>
      index % 2 === 0 || index === nodes.length - 1 ? placed(seen[node] ?? { x: 0, y: 0 }) : [],
    );
    const middle = nodes[Math.floor(nodes.length / 2)] ?? 0;
    return element('path', {
      d: pathData(points),
      ...stroke(ink, Math.max(0.9, 2 * zoom * (radii.end[middle] ?? 0))),
    });
  });
}

/** Frames of an angiogram, the foremost with the arteries. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    wordless(
      WIDTH,
      HEIGHT,
      ...Array.from({ length: FRAMES }, (_, index) => {
        const back = FRAMES - 1 - index;
        return element('rect', {
          ...FRAME,
          x: FRAME.x + back * SHIFT,
          y: FRAME.y - back * SHIFT,
          fill: back === 0 ? soft : PAPER,
          stroke: back === 0 ? ink : pale,
          'stroke-width': back === 0 ? MEDIUM : FINE,
        });
      }),
      ...arteries(),
    ),
};
