import { along, dot, length, scale, type Vector } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { CELL, PARENT_RADIUS } from '../vessels/aneurysm.js';
import { REYNOLDS, sharedAneurysmFlow } from './aneurysm-flow.js';
import type { LatticeFlow } from './lattice/boltzmann.js';
import { velocityAt } from './lattice/sample.js';
import { DENSITY, VISCOSITY } from './poiseuille.js';

/** Seconds of one heartbeat. */
const BEAT = 0.86;
/** Harmonics of a typical carotid flow over its mean; all crest together in systole. */
const HARMONICS: readonly number[] = [0.3, 0.2, 0.12, 0.07];
const PHASES = 16;

/** Pa of a Stokes layer's wall shear for 1 m/s of mean flow, at each phase of the beat. */
const SWINGS: readonly number[] = Array.from({ length: PHASES }, (_, phase) =>
  HARMONICS.reduce((total, amplitude, index) => {
    const turns = 2 * Math.PI * (index + 1);
    const angle = turns * (phase / PHASES - 0.16) + Math.PI / 4;
    return total + amplitude * Math.sqrt((DENSITY * VISCOSITY * turns) / BEAT) * Math.cos(angle);
  }, 0),
);

export interface BeatShear {
  /** Pa: mean over the beat of the wall shear's size. */
  readonly mean: number;
  /** 0 where its direction is steady, 0.5 where it wholly reverses. */
  readonly oscillation: number;
}

/**
 * Wall shear over the heartbeat. Its mean is that of the solved flow; what swings is the shear of
 * Stokes layers below the potential flow through the same lumen, one for each harmonic: the limit
 * of thin layers, which leaves the vortex of the sac in its place.
 */
export function beatShear(at: Vector, inward: Vector): BeatShear {
  const depth = 1.2 * CELL;
  const inner = along(at, inward, depth);
  const steady = scale(sharedAneurysmFlow(false).velocity(inner), VISCOSITY / depth);
  const swing = velocityAt(potentialFlow(), scale(inner, 1 / CELL));
  const mean = (REYNOLDS * (VISCOSITY / DENSITY)) / (2 * PARENT_RADIUS * 1e-3);
  const [size, both, own] = [dot(steady, steady), dot(steady, swing), dot(swing, swing)];
  let [sizes, total] = [0, 0];
  for (const part of SWINGS) {
    const share = part * mean;
    sizes += Math.sqrt(Math.max(0, size + 2 * share * both + share * share * own));
    total += share;
  }
  if (sizes === 0) return { mean: 0, oscillation: 0 };
  const sum = length(along(scale(steady, PHASES), swing, total));
  return { mean: sizes / PHASES, oscillation: 0.5 * (1 - sum / sizes) };
}

const SWEEPS = 260;
/** Over-relaxation that settles such a long domain in these sweeps. */
const HASTE = 1.93;

/** Flow without friction or eddies through the lumen, in units of the artery's mean speed. */
const potentialFlow = memoise((): LatticeFlow => {
  const { domain } = sharedAneurysmFlow(false).lattice;
  const { size, count, x, y, z, cellAt } = domain;
  const [nx, ny, nz] = size;
  const none = -1;
  const neighbours = new Int32Array(count * 6).fill(none);
  for (let cell = 0; cell < count; cell++) {
    const [cx, cy, cz] = [x[cell] ?? 0, y[cell] ?? 0, z[cell] ?? 0];
    const at = (cz * ny + cy) * nx + cx;
    const set = (side: number, isWithin: boolean, place: number): void => {
      if (isWithin) neighbours[6 * cell + side] = cellAt[place] ?? none;
    };
    set(0, cx > 0, at - 1);
    set(1, cx < nx - 1, at + 1);
    set(2, cy > 0, at - nx);
    set(3, cy < ny - 1, at + nx);
    set(4, cz > 0, at - nx * ny);
    set(5, cz < nz - 1, at + nx * ny);
  }
  const potential = Float32Array.from({ length: count }, (_, cell) => x[cell] ?? 0);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let cell = 0; cell < count; cell++) {
      const column = x[cell] ?? 0;
      if (column === 0 || column === nx - 1) continue;
      let [sum, parts] = [0, 0];
      for (let side = 0; side < 6; side++) {
        const other = neighbours[6 * cell + side] ?? none;
        if (other < 0) continue;
        sum += potential[other] ?? 0;
        parts++;
      }
      const here = potential[cell] ?? 0;
      if (parts > 0) potential[cell] = here + HASTE * (sum / parts - here);
    }
  }
  const slope = (side: number): Float32Array =>
    Float32Array.from({ length: count }, (_, cell) => {
      const [before, after] = [
        neighbours[6 * cell + side] ?? none,
        neighbours[6 * cell + side + 1] ?? none,
      ];
      const here = potential[cell] ?? 0;
      // No flow crosses the wall: beyond it the potential stays as it is.
      const low = before < 0 ? here : (potential[before] ?? 0);
      const high = after < 0 ? here : (potential[after] ?? 0);
      return (high - low) / 2;
    });
  const [vx, vy, vz] = [slope(0), slope(2), slope(4)];
  let [through, cells] = [0, 0];
  vx.forEach((speed, cell) => {
    if (x[cell] !== 4) return;
    through += speed;
    cells++;
  });
  // The inlet's section of the artery lies across x but for its slope.
  const unit = cells / (through || 1);
  return {
    domain,
    vx: vx.map((part) => part * unit),
    vy: vy.map((part) => part * unit),
    vz: vz.map((part) => part * unit),
    density: new Float32Array(count).fill(1),
  };
});
