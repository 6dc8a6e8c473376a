import { element, pathData, polyline, wordless, type Point } from '../../../figures/charts/svg.js';
import { BRAIN_TONES, PAPER } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import type { PlanePoint } from '../../../figures/geometry/contour.js';
import { headOutline } from './head-outline.js';
import { BOLD, FINE, HEIGHT, MEDIUM, stroke, WIDTH } from './pen.js';

const { line: ink, pale, soft } = BRAIN_TONES;
const SLICES = 4;
/** Units of the frame: half the head's width, what one slice is higher than the next, the middle. */
const SIZE = 47;
const RISE = 16;
const MIDDLE = { x: WIDTH / 2, y: 87 };
/** Height over depth of a slice that is seen from above and from the side. */
const TILT = 0.5;

/** A slice at a height, smaller towards the crown as the sections of an ellipsoid are. */
function seen(points: readonly PlanePoint[], slice: number): Point[] {
  const share = Math.sqrt(1 - (0.56 * (slice / (SLICES - 1))) ** 2);
  return points.map(({ x, y }) => ({
    // The face looks to the right.
    x: MIDDLE.x + SIZE * share * y,
    y: MIDDLE.y - slice * RISE + SIZE * share * x * TILT,
  }));
}

/** Axial slices of a head, the uppermost with what it shows. */
export const diagram: Diagram = {
  width: WIDTH,
  height: HEIGHT,
  draw: () => {
    const { skull, brain, ventricles } = headOutline();
    const top = SLICES - 1;
    const slices = Array.from({ length: SLICES }, (_, slice) => [
      element('path', {
        d: pathData(seen(skull, slice), true),
        ...stroke(ink, slice === top ? BOLD : MEDIUM),
        fill: PAPER,
      }),
      element('path', {
        d: pathData(seen(brain, slice), true),
        ...stroke(pale, FINE),
        fill: soft,
      }),
    ]);
    return wordless(
      WIDTH,
      HEIGHT,
      ...slices.flat(),
      polyline(
        seen(
          [
            { x: 0, y: -1.05 },
            { x: 0, y: -0.62 },
          ],
          top,
        ),
        stroke(pale, FINE),
      ),
      polyline(
        seen(
          [
            { x: 0, y: 0.66 },
            { x: 0, y: 1.05 },
          ],
          top,
        ),
        stroke(pale, FINE),
      ),
      ...ventricles.map((chain) =>
        element('path', {
          d: pathData(seen(chain, top), true),
          ...stroke(ink, MEDIUM),
          fill: PAPER,
        }),
      ),
    );
  },
};
