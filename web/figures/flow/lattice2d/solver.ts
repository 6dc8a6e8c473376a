import type { BoundaryLinks, Domain } from './domain.js';
import { DIRECTION_X, DIRECTION_Y, DIRECTIONS, OPPOSITE, SOUND, WEIGHT } from './stencil.js';

/** Velocity in cells per step, and density as deviation from 1, of every cell; 0 outside the fluid. */
export interface LatticeFields {
  readonly vx: Float32Array;
  readonly vy: Float32Array;
  readonly density: Float32Array;
}

export interface LatticeSettings {
  /** Kinematic viscosity in cells² per step. */
  readonly viscosity: number;
  /** Fields to begin with; rest unless given. */
  readonly start?: LatticeFields;
}

export interface LatticeSolver {
  readonly domain: Domain;
  /**
   * Computes steps on.
   * @param speed mean speed over the inlet in cells per step, at each step
   */
  readonly advance: (steps: number, speed?: (step: number) => number) => void;
  /** Copies the present fields. */
  readonly read: (into: LatticeFields) => void;
  /** Sum of the density's deviations: what must not change in a closed box. */
  readonly mass: () => number;
}

/** Of this module's own, which its loops read without a detour over imports. */
const CX = Int8Array.from(DIRECTION_X);
const CY = Int8Array.from(DIRECTION_Y);
const BACK = Uint8Array.from(OPPOSITE);
const W = Float64Array.from(WEIGHT);

/** Share of the way that the outlet's density goes in a step towards what lets waves out. */
const YIELDING = 0.2;
/**
 * Share that stays, in a step, of what presses a cell together: a bulk viscosity so high that sound dies
 * out. Without it a sac behind a narrow neck whistles. A flow that is settled does not feel it.
 */
const PRESSING_KEPT = 0.95;

export function emptyFields(size: number): LatticeFields {
  const field = (): Float32Array => new Float32Array(size);
  return { vx: field(), vy: field(), density: field() };
}

/**
 * Incompressible flow in the plane by the lattice Boltzmann method: D2Q9, regularised (Latt and Chopard
 * 2006, doi:10.1016/j.matcom.2006.05.017), with one relaxation time for shear and one for the bulk
 * viscosity (Dellar 2001, doi:10.1103/PhysRevE.64.031203), an equilibrium without the
 * density in its momentum, interpolated bounce-back at walls (Bouzidi and others 2001,
 * doi:10.1063/1.1399290), prescribed velocity at the inlet, and at the outlet a pressure that lets sound
 * waves pass. Populations are deviations from the fluid at rest: single precision loses nothing to the
 * large constant.
 */
export function latticeSolver(domain: Domain, settings: LatticeSettings): LatticeSolver {
  const { width, height, spans, walls, inlets, outlets, layer } = domain;
  const size = width * height;
  let now = new Float32Array(DIRECTIONS * size);
  let next = new Float32Array(DIRECTIONS * size);
  const rate = 1 / (3 * settings.viscosity + 0.5);
  /** Velocity in the cells of the layer, midway between before and after its resistance. */
  const layerX = new Float32Array(layer.cell.length);
  const layerY = new Float32Array(layer.cell.length);
  let outletDensity = 0;
  if (settings.start) setEquilibrium(now, domain, settings.start);

  function advance(steps: number, speed?: (step: number) => number): void {
    for (let step = 0; step < steps; step++) {
      const entering = speed?.(step) ?? 0;
      bounce(now, walls);
      letIn(now, entering);
      letOut(now, entering * domain.inletWidth);
      collide(now, next, spans, width, size, rate);
      if (layer.cell.length > 0) throwBack(now, next);
      [now, next] = [next, now];
    }
  }

  /**
   * Equilibrium of the prescribed velocity with the deviation from equilibrium of the neighbour (Guo),
   * then as much more or less in all links as the prescribed flow wants.
   */
  function letIn(f: Float32Array, speed: number): void {
    let missing = speed * domain.inletWidth;
    let weights = 0;
    for (let link = 0; link < inlets.to.length; link++) {
      const cell = inlets.cell[link]!;
      const back = BACK[inlets.direction[link]!]!;
      const own = equilibrium(back, momentumX(f, cell, size), momentumY(f, cell, size));
      const wanted = equilibrium(back, speed * inlets.vx[link]!, speed * inlets.vy[link]!);
      const value = f[back * size + cell]! + wanted - own;
      f[inlets.to[link]!] = value;
      missing -= value - f[inlets.left[link]!]!;
      weights += W[back]!;
    }
    for (let link = 0; link < inlets.to.length; link++) {
      f[inlets.to[link]!]! += (missing * W[inlets.direction[link]!]!) / weights;
    }
  }

  /** Pressure as anti-bounce-back; follows the surplus of outflow as a wave's own pressure does. */
  function letOut(f: Float32Array, entering: number): void {
    let leaving = 0;
    for (let link = 0; link < outlets.to.length; link++) {
      const cell = outlets.cell[link]!;
      const direction = outlets.direction[link]!;
      const left = f[outlets.left[link]!]!;
      const [u, v] = [momentumX(f, cell, size), momentumY(f, cell, size)];
      const along = CX[direction]! * u + CY[direction]! * v;
      const back =
        2 * W[direction]! * (outletDensity + 4.5 * along * along - 1.5 * (u * u + v * v)) - left;
      f[outlets.to[link]!] = back;
      leaving += left - back;
    }
    if (domain.outletWidth === 0) return;
    const wanted = (leaving - entering) / domain.outletWidth / SOUND;
    outletDensity += YIELDING * (wanted - outletDensity);
  }

  /**
   * Partial bounce-back (Walsh, Burwinkle and Saar 2009, doi:10.1016/j.cageo.2008.05.004): a share of
   * what came into the cell leaves it backwards, instead of what the collision made of it.
   */
  function throwBack(f: Float32Array, g: Float32Array): void {
    for (let at = 0; at < layer.cell.length; at++) {
      const cell = layer.cell[at]!;
      const thrown = layer.thrown[at]!;
      layerX[at] = (1 - thrown) * momentumX(g, cell, size);
      layerY[at] = (1 - thrown) * momentumY(g, cell, size);
      for (let direction = 1; direction < DIRECTIONS; direction++) {
        const back = BACK[direction]!;
        const from = cell - CY[direction]! * width - CX[direction]!;
        const place = back * size + cell;
        g[place] = g[place]! + thrown * (f[direction * size + from]! - g[place]!);
      }
      const rest = g[cell]!;
      g[cell] = rest + thrown * (f[cell]! - rest);
    }
  }

  function eachCell(visit: (cell: number) => void): void {
    for (let span = 0; span < spans.length; span += 2) {
      for (let cell = spans[span]!; cell < spans[span + 1]!; cell++) visit(cell);
    }
  }

  function read({ vx, vy, density }: LatticeFields): void {
    eachCell((cell) => {
      vx[cell] = momentumX(now, cell, size);
      vy[cell] = momentumY(now, cell, size);
      density[cell] = excess(now, cell, size);
    });
    for (let at = 0; at < layer.cell.length; at++) {
      vx[layer.cell[at]!] = layerX[at]!;
      vy[layer.cell[at]!] = layerY[at]!;
    }
  }

  function mass(): number {
    let sum = 0;
    eachCell((cell) => {
      sum += excess(now, cell, size);
    });
    return sum;
  }

  return { domain, advance, read, mass };
}

function momentumX(f: Float32Array, cell: number, size: number): number {
  return (
    f[size + cell]! -
    f[3 * size + cell]! +
    f[5 * size + cell]! -
    f[6 * size + cell]! -
    f[7 * size + cell]! +
    f[8 * size + cell]!
  );
}

function momentumY(f: Float32Array, cell: number, size: number): number {
  return (
    f[2 * size + cell]! -
    f[4 * size + cell]! +
    f[5 * size + cell]! +
    f[6 * size + cell]! -
    f[7 * size + cell]! -
    f[8 * size + cell]!
  );
}

function excess(f: Float32Array, cell: number, size: number): number {
  let sum = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) sum += f[direction * size + cell]!;
  return sum;
}

/** At a density of 1, without its rest. */
function equilibrium(direction: number, u: number, v: number): number {
  const along = CX[direction]! * u + CY[direction]! * v;
  return W[direction]! * (3 * along + 4.5 * along * along - 1.5 * (u * u + v * v));
}

function bounce(f: Float32Array, links: BoundaryLinks): void {
  const { to, left, other, a, b, c } = links;
  for (let link = 0; link < to.length; link++) {
    f[to[link]!] = a[link]! * f[left[link]!]! + b[link]! * f[other[link]!]! + c[link]!;
  }
}

function setEquilibrium(f: Float32Array, { fluid }: Domain, start: LatticeFields): void {
  const size = fluid.length;
  for (let cell = 0; cell < size; cell++) {
    if (!fluid[cell]) continue;
    const [u, v, excess] = [start.vx[cell]!, start.vy[cell]!, start.density[cell]!];
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      f[direction * size + cell] = W[direction]! * excess + equilibrium(direction, u, v);
    }
  }
}

/**
 * One step for all cells: gathers what neighbours sent, keeps of it density, momentum and the stress,
 * relaxes that, and writes the populations anew. Written out, since this loop is all the time that the
 * solver takes.
 */
function collide(
  f: Float32Array,
  g: Float32Array,
  spans: Int32Array,
  width: number,
  size: number,
  rate: number,
): void {
  const east = size;
  const north = 2 * size;
  const west = 3 * size;
  const south = 4 * size;
  const northEast = 5 * size;
  const northWest = 6 * size;
  const southWest = 7 * size;
  const southEast = 8 * size;
  const kept = 1 - rate;
  for (let span = 0; span < spans.length; span += 2) {
    const end = spans[span + 1]!;
    for (let cell = spans[span]!; cell < end; cell++) {
      const e = f[east + cell - 1]!;
      const n = f[north + cell - width]!;
      const w = f[west + cell + 1]!;
      const s = f[south + cell + width]!;
      const ne = f[northEast + cell - width - 1]!;
      const nw = f[northWest + cell - width + 1]!;
      const sw = f[southWest + cell + width + 1]!;
      const se = f[southEast + cell + width - 1]!;
      const rising = ne - sw;
      const falling = se - nw;
      const u = e - w + rising + falling;
      const v = n - s + rising - falling;
      const [eastWest, northSouth] = [e + w, n + s];
      const [upward, downward] = [ne + sw, nw + se];
      const axes = eastWest + northSouth;
      const diagonals = upward + downward;
      const excess = f[cell]! + axes + diagonals;
      const speeds = u * u + v * v;
      const pressing = axes + 2 * diagonals - (2 / 3) * excess;
      const square = speeds + PRESSING_KEPT * (pressing - speeds);
      const difference = u * u - v * v;
      // Stretching and shear, each over 4: what of it is not in the equilibrium fades.
      const stretch = 0.25 * (difference + kept * (eastWest - northSouth - difference));
      const shear = 0.25 * (u * v + kept * (upward - downward - u * v));
      const axis = (excess + 0.75 * square) / 9;
      const along = axis + stretch;
      const upright = axis - stretch;
      const diagonal = (excess + 3 * square) / 36;
      const up = diagonal + shear;
      const down = diagonal - shear;
      const [u3, v3] = [u / 3, v / 3];
      const sum = (u + v) / 12;
      const gap = (u - v) / 12;
      g[cell] = (4 / 9) * (excess - 1.5 * square);
      g[east + cell] = along + u3;
      g[west + cell] = along - u3;
      g[north + cell] = upright + v3;
      g[south + cell] = upright - v3;
      g[northEast + cell] = up + sum;
      g[southWest + cell] = up - sum;
      g[southEast + cell] = down + gap;
      g[northWest + cell] = down - gap;
    }
  }
}
