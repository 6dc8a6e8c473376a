import { expect, it } from '@jest/globals';
import { bullsEye } from './bulls-eye.js';

it('a segment that moves outwards has the minus sign of the rest of the site', () => {
  const drawn = bullsEye({
    centre: { x: 0, y: 0 },
    radii: [10, 20, 30, 40],
    values: Array.from({ length: 17 }, () => -5),
    range: [0, 10],
    letters: 10,
  }).join('');
  expect(drawn.match(/>−5</gu)).toHaveLength(17);
  expect(drawn).not.toContain('>-5<');
});
