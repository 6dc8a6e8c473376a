import { flatTree } from '../charts/flat-tree.js';
import { letters } from '../charts/letters.js';
import { drawing, element, label, line } from '../charts/svg.js';
import { BRAIN, HEART, INK } from '../colour/palette.js';
import type { Figure } from '../figure.js';

const WIDTH = 1200;
const HEIGHT = 420;
const FIRST = 2017;
const LAST = 2023;
const MIDDLE = HEIGHT / 2;

const place = (year: number): number => 90 + ((year - FIRST) / (LAST - FIRST)) * 990;

/** The years as branches of one vessel, which gives off a little of its width to each. */
export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  draw: (edition, size) => {
    const letter = letters(size);
    const branch = 4.6;
    const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
    /** Murray's law from the last year back: the trunk carries what all later branches need. */
    const trunk = (index: number): number => Math.cbrt((years.length - index) * branch ** 3);
    const pieces = years.flatMap((year, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const colour = index % 2 === 0 ? BRAIN : HEART;
      const [x, next] = [place(year), index + 1 < years.length ? place(year + 1) : WIDTH - 60];
      const twigs = flatTree({
        seed: year,
        root: { x, y: MIDDLE },
        heading: side * 66,
        radius: branch,
        slenderness: 9,
        levels: 5,
      });
      return [
        line(x, MIDDLE, next, MIDDLE, {
          stroke: INK,
          'stroke-width': trunk(index) * 1.5,
          'stroke-linecap': 'round',
        }),
        ...twigs.map(({ from, to, radius }) =>
          line(from.x, from.y, to.x, to.y, {
            stroke: colour,
            'stroke-width': radius * 1.2,
            'stroke-linecap': 'round',
          }),
        ),
        element('circle', {
          cx: x,
          cy: MIDDLE,
          r: 11,
          fill: '#fff',
          stroke: colour,
          'stroke-width': 4,
        }),
        label(x, MIDDLE + side * 52 + letter.text * 0.35, String(year), {
          'font-size': letter.text,
          'text-anchor': 'middle',
          'font-weight': 650,
          fill: INK,
        }),
      ];
    });
    return drawing(WIDTH, HEIGHT, edition, ...pieces);
  },
};
