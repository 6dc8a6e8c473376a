import { curveLength, evenlySpaced } from '../geometry/curve.js';
import { cross, normalise, subtract, vector, type Vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { PARENT, PARENT_RADIUS } from '../vessels/aneurysm.js';
import { measureSac } from '../vessels/sac-measures.js';

/** mm of x where the device begins and ends, as in the lead figure. */
export const DEVICE_FROM = 9;
export const DEVICE_TO = 23.6;

/** Wires in each of the two directions, their thickness and the length of a turn, in mm. */
export const WIRES = 24;
const THICKNESS = 0.03;
export const PITCH = 4.4;
const SPACING = 0.12;

/** A place on the centreline with the directions of its cross-section. */
export interface Frame {
  readonly at: Vector;
  readonly way: Vector;
  /** Away from the bend's middle, in the plane of the bend. */
  readonly up: Vector;
  /** 1/mm: positive where the artery bends away from the sac. */
  readonly bend: number;
}

/** The artery under the device, from its proximal end. */
export const deviceLine = memoise((): Frame[] => {
  const line = evenlySpaced(PARENT, SPACING).filter(({ x }) => x >= DEVICE_FROM && x <= DEVICE_TO);
  const out = vector(0, 0, 1);
  const ways = line.map((at, index) =>
    normalise(subtract(line[index + 1] ?? at, line[index - 1] ?? at)),
  );
  return line.map((at, index) => {
    const way = ways[index] ?? vector(1, 0, 0);
    // Over a few millimetres: a braid does not follow each wobble of the centreline.
    const [before, after] = [
      ways[Math.max(0, index - 12)] ?? way,
      ways[Math.min(ways.length - 1, index + 12)] ?? way,
    ];
    const turned = Math.asin(before.x * after.y - before.y * after.x);
    const span = SPACING * (Math.min(ways.length - 1, index + 12) - Math.max(0, index - 12));
    return { at, way, up: normalise(cross(out, way)), bend: -turned / span };
  });
});

/** mm along the centreline, as printed. */
export const deployedLength = memoise(
  (): number => Math.round(10 * curveLength(deviceLine().map(({ at }) => at))) / 10,
);

/**
 * Share of the wall under wire, at an angle from the side of the sac: where the artery bends, the
 * cells open on the outer side and close on the inner one.
 */
export function coverage(bend: number, angle: number): number {
  const around = 2 * Math.PI * (PARENT_RADIUS - 0.07);
  const pitch = PITCH * Math.max(0.3, 1 + bend * PARENT_RADIUS * Math.cos(angle));
  const gap = (around * pitch) / (WIRES * Math.hypot(pitch, around));
  return 1 - Math.max(0, 1 - THICKNESS / gap) ** 2;
}

/** Percent of the neck's area under wire, as printed. */
export const neckCoverage = memoise((): number => {
  const { neckLeft, neckRight } = measureSac();
  const middle = (neckLeft.x + neckRight.x) / 2;
  const half = (neckRight.x - neckLeft.x) / 2;
  let [sum, count] = [0, 0];
  for (const { at, bend } of deviceLine()) {
    const open = 1 - ((at.x - middle) / half) ** 2;
    if (open <= 0) continue;
    const reach = 1.05 * Math.sqrt(open);
    for (let step = -4; step <= 4; step++) {
      sum += coverage(bend, (reach * step) / 4);
      count++;
    }
  }
  return Math.round((100 * sum) / count);
});

/** mm: the stretches of artery on which the ends of the device lie. */
export const LANDING = {
  proximal: { from: DEVICE_FROM, to: 12.6 },
  distal: { from: 20.4, to: DEVICE_TO },
} as const;

/**
 * The wires with a number at each place, such as its share under wire.
 * @param every draws each wire (1) or each second one (2), where all would be too fine a pattern
 */
export function braidTubes(
  wireRadius: number,
  value: (frame: Frame, angle: number) => number,
  every: 1 | 2 = 1,
): { stations: { position: Vector; radius: number; value: number }[] }[] {
  const out = vector(0, 0, 1);
  return [1, -1].flatMap((sense) =>
    Array.from({ length: WIRES / every }, (_, wire) => ({
      stations: deviceLine().flatMap((frame, index) => {
        // Half of the stations are enough for the wires.
        if (index % 2 === 1) return [];
        const { at, up } = frame;
        const angle =
          (sense * (2 * Math.PI * index * SPACING)) / PITCH + (2 * Math.PI * wire * every) / WIRES;
        // The two directions pass over and under each other.
        const radius = PARENT_RADIUS - 0.08 - sense * 0.018;
        const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        return [
          {
            position: vector(
              at.x + up.x * c + out.x * s,
              at.y + up.y * c + out.y * s,
              at.z + up.z * c + out.z * s,
            ),
            radius: wireRadius,
            value: value(frame, angle),
          },
        ];
      }),
    })),
  );
}
