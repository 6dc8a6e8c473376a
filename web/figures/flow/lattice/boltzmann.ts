import { INLET, OUTLET, WALL, type Domain } from './domain.js';
import { PAIRS, REST_WEIGHT } from './stencil.js';

export interface LatticeFlowSettings {
  /** Kinematic viscosity in cells² per step. */
  readonly viscosity: number;
  /** Speed along x at the inlet, in cells per step. */
  readonly inletSpeed: (y: number, z: number) => number;
  readonly steps: number;
}

/** Velocity of each cell in cells per step. */
export interface LatticeFlow {
  readonly domain: Domain;
  readonly vx: Float32Array;
  readonly vy: Float32Array;
  readonly vz: Float32Array;
  readonly density: Float32Array;
}

/** Relaxation product for which straight walls stand exactly half-way between two cells. */
const MAGIC = 3 / 16;
const COUNT = PAIRS.length;
const DIRECTIONS = 2 * COUNT;

/**
 * Incompressible Navier–Stokes flow by the lattice Boltzmann method: D3Q19 with two relaxation
 * times, walls by half-way bounce-back, inlet by prescribed velocity, outlet by prescribed pressure
 * (anti-bounce-back), fine screens by partial bounce-back.
 */
export function latticeFlow(domain: Domain, settings: LatticeFlowSettings): LatticeFlow {
  const { count, links, screen } = domain;
  const cx = Float32Array.from(PAIRS, ({ x }) => x);
  const cy = Float32Array.from(PAIRS, ({ y }) => y);
  const cz = Float32Array.from(PAIRS, ({ z }) => z);
  const weights = Float32Array.from(PAIRS, ({ weight }) => weight);
  const evenRates = Float32Array.from({ length: count }, (_, cell) => {
    const viscosity = settings.viscosity * thickening(domain.x[cell] ?? 0, domain.size[0]);
    return 1 / (3 * viscosity + 0.5);
  });
  const speeds = Float32Array.from({ length: count }, (_, cell) =>
    settings.inletSpeed(domain.y[cell] ?? 0, domain.z[cell] ?? 0),
  );
  const field = (): Float32Array => new Float32Array(count);
  const [vx, vy, vz, density] = [field(), field(), field(), field().fill(1)];
  // Deviations from the fluid at rest: single precision then loses nothing to the large constant.
  let rest = field();
  let populations = new Float32Array(count * DIRECTIONS);
  let nextRest = field();
  let next = new Float32Array(count * DIRECTIONS);
  const ahead = new Float32Array(COUNT);
  const back = new Float32Array(COUNT);

  for (let step = 0; step < settings.steps; step++) {
    const ramp = Math.min(1, step / 300);
    for (let cell = 0; cell < count; cell++) {
      const own = cell * DIRECTIONS;
      let [excess, mx, my, mz] = [rest[cell] ?? 0, 0, 0, 0];
      for (let p = 0; p < COUNT; p++) {
        const at = own + 2 * p;
        const from = links[at] ?? WALL;
        const opposite = links[at + 1] ?? WALL;
        const forward =
          from >= 0
            ? (populations[from * DIRECTIONS + 2 * p] ?? 0)
            : reflect(at + 1, p, from, cell, 1);
        const backward =
          opposite >= 0
            ? (populations[opposite * DIRECTIONS + 2 * p + 1] ?? 0)
            : reflect(at, p, opposite, cell, -1);
        ahead[p] = forward;
        back[p] = backward;
        const difference = forward - backward;
        excess += forward + backward;
        mx += difference * (cx[p] ?? 0);
        my += difference * (cy[p] ?? 0);
        mz += difference * (cz[p] ?? 0);
      }
      const even = evenRates[cell] ?? 1;
      const odd = 1 / (0.5 + MAGIC / (1 / even - 0.5));
      const square = 1.5 * (mx * mx + my * my + mz * mz);
      vx[cell] = mx;
      vy[cell] = my;
      vz[cell] = mz;
      density[cell] = 1 + excess;
      const oldRest = rest[cell] ?? 0;
      nextRest[cell] = oldRest - even * (oldRest - REST_WEIGHT * (excess - square));
      const thrown = screen[cell] ?? 0;
      for (let p = 0; p < COUNT; p++) {
        const weight = weights[p] ?? 0;
        const along = (cx[p] ?? 0) * mx + (cy[p] ?? 0) * my + (cz[p] ?? 0) * mz;
        const forward = ahead[p] ?? 0;
        const backward = back[p] ?? 0;
        const symmetric =
          even * ((forward + backward) / 2 - weight * (excess + 4.5 * along * along - square));
        const antisymmetric = odd * ((forward - backward) / 2 - 3 * weight * along);
        const f = forward - symmetric - antisymmetric;
        const g = backward - symmetric + antisymmetric;
        next[own + 2 * p] = f + thrown * (backward - f);
        next[own + 2 * p + 1] = g + thrown * (forward - g);
      }
    }
    [rest, nextRest] = [nextRest, rest];
    [populations, next] = [next, populations];

    // `at` is the population that left towards the boundary in the last step; it returns as its opposite.
    function reflect(at: number, p: number, kind: number, cell: number, sign: number): number {
      const left = populations[at] ?? 0;
      if (kind === INLET) {
        const speed = (speeds[cell] ?? 0) * ramp;
        return left + sign * 6 * (weights[p] ?? 0) * (cx[p] ?? 0) * speed;
      }
      if (kind === OUTLET) {
        const [u, v, w] = [vx[cell] ?? 0, vy[cell] ?? 0, vz[cell] ?? 0];
        const along = (cx[p] ?? 0) * u + (cy[p] ?? 0) * v + (cz[p] ?? 0) * w;
        const square = u * u + v * v + w * w;
        return -left + 2 * (weights[p] ?? 0) * (4.5 * along * along - 1.5 * square);
      }
      return left;
    }
  }
  return { domain, vx, vy, vz, density };
}

const CALM_CELLS = 9;

/** Near inlet and outlet the fluid is thicker: waves that their conditions throw back die out there. */
function thickening(x: number, size: number): number {
  const inside = Math.min(x, size - 1 - x) / CALM_CELLS;
  return 1 + 14 * Math.max(0, 1 - inside) ** 2;
}
