import { flatTree } from '../charts/flat-tree.js';
import { drawing, line } from '../charts/svg.js';
import { BRAIN, HEART } from '../colour/palette.js';
import type { Figure } from '../figure.js';

const WIDTH = 1200;
const HEIGHT = 220;

/** Four trees of three to six generations: an ornament above the counters, without digits. */
export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    drawing(
      WIDTH,
      HEIGHT,
      'en',
      ...[0, 1, 2, 3].flatMap((index) =>
        flatTree({
          seed: 40 + index,
          root: { x: 150 + index * 300, y: HEIGHT - 4 },
          heading: 90,
          radius: 7,
          slenderness: 6.4,
          levels: 4 + index,
        }).map(({ from, to, radius }) =>
          line(from.x, from.y, to.x, to.y, {
            stroke: index % 2 === 0 ? BRAIN : HEART,
            'stroke-width': radius * 1.2,
            'stroke-linecap': 'round',
          }),
        ),
      ),
    ),
};
