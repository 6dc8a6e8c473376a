import { expect, it } from '@jest/globals';
import { flowMap, perfusionMap, pressureMap, shearMap } from './maps.js';
import type { Colour } from './oklab.js';

/** OKLab lightness of a linear colour. */
function lightness({ r, g, b }: Colour): number {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
}

it.each([
  ['flow', flowMap],
  ['pressure', pressureMap],
  ['perfusion', perfusionMap],
  ['shear', shearMap],
])('the %s map grows evenly in lightness', (_name, map) => {
  const levels = Array.from({ length: 11 }, (_, index) => lightness(map(index / 10)));
  const whole = (levels[10] ?? 0) - (levels[0] ?? 0);
  levels.slice(1).forEach((level, index) => {
    expect((level - (levels[index] ?? 0)) / whole).toBeCloseTo(0.1, 2);
  });
});
