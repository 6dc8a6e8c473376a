import { element, line, pathData, wordless, type Point } from '../../../figures/charts/svg.js';
import { tissueAt } from '../../../figures/anatomy/brain-slice.js';
import { perfusionAt } from '../../../figures/anatomy/perfusion-lesion.js';
import { BRAIN_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { contours } from '../../../figures/geometry/contour.js';
import { headOutline } from './head-outline.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = BRAIN_TONES;
const MIDDLE = { x: 62, y: 60 };
const SIZE = 42.5;
/** The glass: where on the slice, how large, how strong. */
const GLASS = { x: 0.78, y: -0.36, radius: 28, power: 1.7 };
/** s: longer is hypoperfused. */
const DELAY = 6;

type Placed = (point: Point) => Point;

const plain: Placed = ({ x, y }) => ({ x: MIDDLE.x + SIZE * x, y: MIDDLE.y - SIZE * y });
const glass = plain(GLASS);
const magnified: Placed = (point) => {
  const { x, y } = plain(point);
  return { x: glass.x + GLASS.power * (x - glass.x), y: glass.y + GLASS.power * (y - glass.y) };
};

function slice(placed: Placed, width: number): string[] {
  const { skull, brain, ventricles } = headOutline();
  const delayed = contours(
    (x, y) => Math.max(DELAY - perfusionAt(x, y, 0).tmax, -9 * tissueAt(x, y, 'ganglionic').depth),
    { x: [0.05, 1], y: [-0.95, 0.95] },
    28,
  ).filter((chain) => chain.length > 12);
  const closed = (chain: readonly Point[]): string => pathData(chain.map(placed), true);
  return [
    element('path', { d: closed(skull), ...stroke(ink, width), fill: PAPER }),
    element('path', { d: closed(brain), ...stroke(pale, FINE) }),
    ...delayed.map((chain) =>
      element('path', { d: closed(chain), ...stroke(ink, MEDIUM), fill: soft }),
    ),
    ...ventricles.map((chain) => element('path', { d: closed(chain), ...stroke(pale, MEDIUM) })),
  ];
}

/** A slice and, larger under a glass, the region that the value was computed for. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const at = { cx: glass.x, cy: glass.y, r: GLASS.radius };
    const [dx, dy] = [Math.SQRT1_2, Math.SQRT1_2];
    return wordless(
      WIDTH,
      HEIGHT,
      element('clipPath', { id: 'glass' }, element('circle', at)),
      ...slice(plain, MEDIUM),
      element('circle', { ...at, fill: PAPER }),
      element('g', { 'clip-path': 'url(#glass)' }, ...slice(magnified, BOLD)),
      element('circle', { ...at, ...stroke(ink, BOLD) }),
      line(
        glass.x + dx * GLASS.radius,
        glass.y + dy * GLASS.radius,
        glass.x + dx * (GLASS.radius + 20),
        glass.y + dy * (GLASS.radius + 20),
        stroke(ink, BOLD * 2),
      ),
    );
  },
};
