import { STAGE } from '../colour/palette.js';
import { fromHex, mixColours } from '../colour/srgb.js';
import { displayableOklch, type Colour } from '../colour/oklab.js';
import { smoothStep } from '../geometry/interpolation.js';
import { normalise, vector } from '../geometry/vector.js';
import type { Lighting } from './light.js';

const stage = fromHex(STAGE);
const glow = displayableOklch(0.315, 0.06, 240);

/** The dark stage: a faint glow behind the subject, the plain stage colour along every border. */
export function stageColour(x: number, y: number, centre: readonly [number, number]): Colour {
  const away = Math.hypot((x - centre[0]) * 1.15, y - centre[1]);
  return mixColours(stage, glow, 0.9 * (1 - smoothStep(0, 0.62, away)) * edge(x, y));
}

/** 1 inside the picture, falling to 0 at its borders. */
export function edge(x: number, y: number, width = 0.14): number {
  return smoothStep(0, width, Math.min(x, 1 - x)) * smoothStep(0, width, Math.min(y, 1 - y));
}

export const stageLighting: Lighting = {
  towardsKey: normalise(vector(-0.55, 0.75, -0.75)),
  key: 1.3,
  towardsFill: normalise(vector(0.9, -0.1, -0.3)),
  fill: displayableOklch(0.5, 0.08, 240),
  ambient: displayableOklch(0.4, 0.05, 248),
  rim: displayableOklch(0.78, 0.09, 220),
};
