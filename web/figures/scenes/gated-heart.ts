import { STAGE } from '../colour/palette.js';
import { fromHex } from '../colour/srgb.js';
import { fromOklab, type Colour } from '../colour/oklab.js';
import { clamp, interpolate, smoothStep } from '../geometry/interpolation.js';
import { capsule, ellipsoid, softUnion } from '../geometry/signed-distance.js';
import { vector } from '../geometry/vector.js';
import { fractalNoise, noise } from '../random/noise.js';
import { axisEnds, endocardialRadius, toEndocardium, toEpicardium } from './ventricle-shape.js';

/** Lightness of what contrast-enhanced CT shows in a window for the heart. */
const GREY = {
  air: 0.1,
  fat: 0.3,
  muscle: 0.5,
  /** Pushed on by saline, the blood of the right side is paler than that of the left. */
  rightBlood: 0.66,
  leftBlood: 0.87,
  bone: 0.93,
} as const;

/** mm over which an edge blurs in the scanner. */
const BLUR = 0.9;

function within(distance: number): number {
  return 1 - smoothStep(-BLUR, BLUR, distance);
}

/** Papillary muscles: attached at these angles, free of the wall towards the valve. */
const PAPILLARY = [
  { degrees: 22, radius: 4.6 },
  { degrees: 252, radius: 4.2 },
] as const;

function papillary(x: number, y: number, z: number, contraction: number): number {
  const { base, tip } = axisEnds(contraction);
  const share = (z - base) / (tip - base);
  if (share < 0.3 || share > 0.84) return Infinity;
  const ends = Math.min(share - 0.3, 0.84 - share) / 0.12;
  return Math.min(
    ...PAPILLARY.map(({ degrees, radius }) => {
      const angle = (degrees * Math.PI) / 180;
      const wall = endocardialRadius(z, degrees, contraction);
      const away = wall * interpolate(0.6, 1, smoothStep(0.4, 0.8, share));
      const size = radius * Math.min(1, ends);
      return Math.hypot(x - away * Math.cos(angle), y - away * Math.sin(angle)) - size;
    }),
  );
}

/**
 * The heart's parts in the left ventricle's own frame, at a contraction. Stylised: valves are closed,
 * as at both extremes of the volume curve.
 */
export function gatedHeart(contraction: number) {
  const { base } = axisEnds(contraction);
  const inner = toEndocardium(contraction);
  const outer = toEpicardium(contraction);
  const squeeze = 1 - 0.16 * contraction;
  const ease = 1 - 0.1 * contraction;
  const rightBase = 3 + base * 1.25;
  const rightCavity = ellipsoid(
    vector(-34, 5, 24 + 0.5 * base),
    vector(29 * squeeze, 36 * squeeze, 54 - 0.3 * base),
  );
  const fill = 1 + 0.12 * contraction;
  const leftAtrium = ellipsoid(
    vector(6, -6, -20 + 0.5 * base),
    vector(26 * fill, 24 * fill, 27 + 0.5 * base),
  );
  const veins = softUnion(
    [
      leftAtrium,
      capsule(vector(14, -8, -38), vector(50, -14, -52), 6.5),
      capsule(vector(-2, -8, -42), vector(-22, -14, -66), 6.5),
    ],
    8,
  );
  const rightAtrium = ellipsoid(
    vector(-46, 2, -19 + 0.6 * base),
    vector(25 * fill, 28, 27 + 0.6 * base),
  );
  const coat = softUnion(
    [
      ellipsoid(vector(0, 0, 17), vector(37, 37, 75)),
      ellipsoid(vector(-34, 5, 18), vector(33 * ease, 40 * ease, 60)),
      ellipsoid(vector(7, -8, -24), vector(29, 25, 31)),
      ellipsoid(vector(-47, 2, -24), vector(27, 30, 32)),
    ],
    16,
  );

  // Anterior and inferior descending arteries, and those in the groove between atria and ventricles.
  const descending = [
    { across: -24, along: 34, radius: 2.1 },
    { across: -20, along: -36, radius: 1.6 },
  ];
  const circling = [
    { across: 38, along: base - 6, radius: 1.9 },
    { across: -66, along: rightBase - 4, radius: 2.2 },
  ];

  /** Lightness of a place, and whether it belongs to the heart with its fat. */
  const greyAt = (x: number, y: number, z: number): { grey: number; cover: number } => {
    const cover = within(coat(x, y, z) - 5);
    if (cover <= 0) return { grey: 0, cover };
    let grey: number = GREY.fat;
    const lay = (share: number, level: number): void => {
      grey = interpolate(grey, level, clamp(share));
    };
    // The muscle grows thin towards the valve's ring.
    const epicardium = outer(x, y, z) + 4.5 * smoothStep(9, -2, z - base);
    const above = within(base - z);
    const rough = 1.2 * noise((x + 0.6 * z) / 5, (y + 0.8 * z) / 5, 0, 14);
    const right = Math.max(rightCavity(x, y, z), -epicardium);
    const rightAbove = within(rightBase - z);
    const leftRoom = veins(x, y, z);
    const rightRoom = rightAtrium(x, y, z);
    // Walls first, blood over them.
    lay(within(Math.max(rightCavity(x, y, z) - 3.4, rightBase - 2.5 - z)), GREY.muscle);
    lay(within(leftRoom - 2) * (1 - above), GREY.muscle);
    lay(within(rightRoom - 1.8) * (1 - rightAbove), GREY.muscle);
    lay(within(epicardium) * above, GREY.muscle);
    lay(within(right + 0.8 + rough) * within(rightBase + 1.2 - z), GREY.rightBlood);
    lay(
      within(Math.max(rightRoom, -leftRoom + 2.2)) * within(z - rightBase + 1.2),
      GREY.rightBlood,
    );
    lay(within(Math.max(leftRoom, z - base + 1.2)), GREY.leftBlood);
    const cavity = inner(x, y, z);
    if (cavity < 2) {
      lay(within(cavity + 0.3 * rough) * within(base + 1.2 - z), GREY.leftBlood);
      const muscle = papillary(x, y, z, contraction);
      lay(within(muscle) * within(cavity) * above, GREY.muscle + 0.02);
    }
    // Coronary arteries in the grooves.
    for (const { across, along, radius } of z > base + 12
      ? descending
      : y * y < 150
        ? circling
        : []) {
      const [dx, dy] = [x - across, (z > base + 12 ? y : z) - along];
      const squared = dx * dx + dy * dy;
      if (squared < 16) lay(within(Math.sqrt(squared) - radius), GREY.leftBlood);
    }
    return { grey, cover };
  };
  return { greyAt };
}

/** Noise of the scanner, in lightness. */
export function scannerNoise(u: number, v: number, seed: number): number {
  return 0.03 * noise(u * 0.75, v * 0.75, seed, 61);
}

/** Lung with its vessels around the heart. */
export function lungGrey(u: number, v: number): number {
  const branch = 1 - Math.abs(fractalNoise(u / 26, v / 26, 4.5, 33, 2)) * 9;
  return (
    GREY.air + 0.3 * smoothStep(0.35, 1, branch) * smoothStep(0.1, 0.5, noise(u / 30, v / 30, 2, 8))
  );
}

/** Black of an image is darker than the stage on which it lies. */
export function filmColour(grey: number): Colour {
  return fromOklab(clamp(grey, 0.05, 1), -0.004, -0.016);
}

export const stageGround = fromHex(STAGE);
export const TISSUE_GREY = GREY;
