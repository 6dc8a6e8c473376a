import type { ColourMap } from '../colour/maps.js';
import { toHex } from '../colour/srgb.js';
import { element } from './svg.js';

const STEPS = 40;

/** The colours of a map from its lower to its upper end, to fill a shape with `url(#id)`. */
export function gradient(id: string, map: ColourMap, direction: 'rightwards' | 'upwards'): string {
  const [x2, y1] = direction === 'rightwards' ? [1, 0] : [0, 1];
  const stops = Array.from({ length: STEPS + 1 }, (_, index) =>
    element('stop', {
      offset: `${(100 * index) / STEPS}%`,
      'stop-color': toHex(map(index / STEPS)),
    }),
  );
  return element('linearGradient', { id, x1: 0, y1, x2, y2: 0 }, ...stops);
}
