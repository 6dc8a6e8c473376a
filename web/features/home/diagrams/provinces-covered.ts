import { element, wordless } from '../../../figures/charts/svg.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { counted, onDial, RADIUS, SIZE } from './dial.js';

const { line: ink, pale } = BRAIN_TONES;
/** China's provinces, autonomous regions, municipalities and special administrative regions: 34. */
const RINGS = [6, 11, 17] as const;
const MARK = 5.6;

/** A mark for each provincial division, filled for those covered. It is no map: none is meant. */
export const diagram: Diagram = {
  width: SIZE,
  height: SIZE,
  draw: () => {
    const covered = counted('provincesCovered');
    const places = RINGS.flatMap((marks, ring) => {
      const radius = ((RADIUS - MARK) * (ring + 1)) / RINGS.length;
      return Array.from({ length: marks }, (_, index) => onDial(index / marks, radius));
    });
    const marks = places.map(({ x, y }, index) =>
      element('circle', { cx: x, cy: y, r: MARK, fill: index < covered ? ink : pale }),
    );
    return wordless(SIZE, SIZE, ...marks);
  },
};
