import {
  along,
  cross,
  normalise,
  scale,
  subtract,
  vector,
  add,
  type Vector,
} from '../geometry/vector.js';
import { evenlySpaced } from '../geometry/curve.js';
import type { Tube } from '../render/tube.js';
import { PARENT, PARENT_RADIUS } from './aneurysm.js';

export interface Braid {
  /** Wires in each of the two directions. */
  readonly wires: number;
  /** mm of vessel for one turn of a wire. */
  readonly pitch: number;
  /** mm */
  readonly wireRadius: number;
  /** Place along x in mm where the device begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** The wires of a braided tube on the artery's wall; `value` is their place in the colours. */
export function flowDiverter({ wires, pitch, wireRadius, from, to }: Braid, value: number): Tube[] {
  const spacing = 0.12;
  const line = evenlySpaced(PARENT, spacing).filter(({ x }) => x >= from && x <= to);
  const out = vector(0, 0, 1);
  const frames = line.map((at, index) => {
    const [before, after] = [line[index - 1] ?? at, line[index + 1] ?? at];
    return { at, up: normalise(cross(out, normalise(subtract(after, before)))) };
  });
  return [1, -1].flatMap((sense) =>
    Array.from({ length: wires }, (_, wire): Tube => ({
      stations: frames.map(({ at, up }, index) => {
        const angle =
          (sense * (2 * Math.PI * index * spacing)) / pitch + (2 * Math.PI * wire) / wires;
        // The two directions pass over and under each other.
        const radius = PARENT_RADIUS - 0.07 - sense * 0.018;
        const away: Vector = add(scale(up, Math.cos(angle)), scale(out, Math.sin(angle)));
        return { position: along(at, away, radius), radius: wireRadius, value };
      }),
    })),
  );
}
