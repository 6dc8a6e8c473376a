import type { Domain } from '../../../figures/flow/lattice2d/domain.js';
import type { PaintedFlow } from '../../../figures/flow/lattice2d/flow-painter.js';
import {
  developedFlow,
  domainOf,
  type Lattice,
  type Outlines,
  outlinesOf,
  wallShear,
} from '../../../figures/flow/lattice2d/lumen.js';
import { SLOWDOWN } from '../../../figures/flow/lattice2d/particles.js';
import {
  emptyFields,
  type LatticeFields,
  latticeSolver,
  type LatticeSolver,
} from '../../../figures/flow/lattice2d/solver.js';
import { carryOver, type ShapedFlow } from './carry-over.js';
import { beatAt } from './heartbeat.js';
import { isSameShape, lumenOf, type SacShape } from './shape.js';
import { latticeOf, sacSpeed } from './steady-flow.js';

export interface Setting {
  readonly shape: SacShape;
  readonly isPulsing: boolean;
}

/** What the page paints; its lumen is that of the shape. */
export interface Frame extends Setting, Omit<Required<PaintedFlow>, 'lumen' | 'outlines'> {
  /** In the first frame of a shape. */
  readonly outlines: Outlines | undefined;
  /** Mean speed in the sac, % of the artery's. */
  readonly speed: number;
  /** Whether it is worth a still picture: the first moments of a new shape are past. */
  readonly isSettled: boolean;
}

/** A lattice of some 6,000 cells of fluid, for the first moments of a new shape, and one of 25,000. */
const QUICK = 0.144;
const FINE = 0.072;
const PULSING = 0.1;
/** With a pulse, so that the peak of systole stays well below the speed of sound. */
const PULSING_SPEED = 0.06;
/** s of flow on the quick lattice, and at the most on the fine one. */
const QUICK_TIME = 1;
const FINE_TIME = 0.4;
/** Of the artery's mean speed, the change in 10 ms of flow below which it is settled. */
const STILL = 4e-5;
/** Steps of the quick lattice a second that a computer must manage for the fine one. */
const ABLE = 2500;
/** How many times slower than it is a new flow is shown, at the least. */
const SETTLING_SLOWDOWN = 3;

type Stage = 'quick' | 'fine' | 'pulse' | 'settled';

interface Run extends ShapedFlow {
  readonly solver: LatticeSolver;
}

/** A flow that goes on while its vessel changes shape. */
export interface LiveFlow {
  /**
   * @param isMoving whether the picture does. A pulse never settles: one that stands stays as it was
   * stopped, and what is set meanwhile gets its mean flow.
   */
  readonly set: (setting: Setting, isMoving: boolean) => void;
  readonly isSettled: () => boolean;
  readonly isPulsing: () => boolean;
  /**
   * Computes on. All in ms.
   * @param budget at the most to compute
   * @param elapsed since the call before, by which the shown time goes on
   */
  readonly advance: (budget: number, elapsed: number, now: () => number) => void;
  /** @param spare arrays to use again, if they fit */
  readonly frame: (spare?: Pick<Frame, 'vx' | 'vy'>) => Frame;
}

export function liveFlow(first: Setting, isMoving: boolean): LiveFlow {
  let setting = { ...first, isPulsing: first.isPulsing && isMoving };
  let stage: Stage = setting.isPulsing ? 'pulse' : 'quick';
  let run = begin(first.shape, latticeOf(QUICK));
  if (setting.isPulsing) run = goOn(run, first.shape, latticeFor('pulse', true));
  let before = emptyFields(run.domain.fluid.length);
  let stageTime = 0;
  let beatTime = 0;
  let isAble = true;
  let outlines = outlinesOf(lumenOf(first.shape));
  let areOutlinesNew = true;

  function enter(next: Stage): void {
    stage = next;
    stageTime = 0;
    if (next === 'settled') return;
    run.solver.read(run.fields);
    run = goOn(run, setting.shape, latticeFor(next, isAble));
    before = emptyFields(run.domain.fluid.length);
  }

  return {
    set(next, isNowMoving) {
      const isNewShape = !isSameShape(next.shape, setting.shape);
      const mayPulse = isNowMoving || (setting.isPulsing && !isNewShape);
      const isPulsing = next.isPulsing && mayPulse;
      if (!isNewShape && isPulsing === setting.isPulsing) return;
      setting = { shape: next.shape, isPulsing };
      if (isNewShape) {
        outlines = outlinesOf(lumenOf(next.shape));
        areOutlinesNew = true;
      }
      enter(isPulsing ? 'pulse' : 'quick');
    },

    isSettled: () => stage === 'settled',
    isPulsing: () => stage === 'pulse',

    advance(budget, elapsed, now) {
      if (stage === 'settled') return;
      const { lattice, solver } = run;
      const { step, speed: perStep } = lattice.units;
      const mean = lattice.meanSpeed / perStep;
      const slowdown = stage === 'pulse' ? SLOWDOWN : stage === 'quick' ? SETTLING_SLOWDOWN : 0;
      const most = slowdown > 0 ? elapsed / 1000 / slowdown / step : Infinity;
      const start = now();
      let steps = 0;
      while (steps < most && now() - start < budget) {
        const block = Math.max(1, Math.min(16, Math.ceil(most - steps)));
        solver.advance(block, (at) =>
          stage === 'pulse' ? mean * beatAt(beatTime + at * step) : mean,
        );
        if (stage === 'pulse') beatTime += block * step;
        steps += block;
      }
      stageTime += steps * step;
      if (stage === 'quick' && steps < most) {
        isAble = (1000 * steps) / Math.max(1, now() - start) > ABLE;
      }
      if (stage === 'quick' && stageTime > QUICK_TIME) enter(isAble ? 'fine' : 'settled');
      else if (stage === 'fine') {
        solver.read(run.fields);
        const change = difference(run.fields, before, run.domain) / mean;
        before.vx.set(run.fields.vx);
        before.vy.set(run.fields.vy);
        const rate = (0.01 * change) / (steps * step);
        if (stageTime > FINE_TIME || (stageTime > 0.02 && rate < STILL)) enter('settled');
      }
    },

    frame(spare) {
      run.solver.read(run.fields);
      // A flow that has swung up, whatever the visitor did to it, begins anew.
      if (!Number.isFinite(sacSpeed(run))) {
        run = begin(setting.shape, latticeOf(QUICK));
        stage = 'quick';
        stageTime = 0;
      }
      const { lattice, fields } = run;
      const { cell, width, units } = lattice;
      const [vx, vy] = [fields.vx, fields.vy].map((field, index) => {
        const old = index === 0 ? spare?.vx : spare?.vy;
        const into = old?.length === field.length ? old : new Float32Array(field.length);
        for (let at = 0; at < field.length; at++) into[at] = field[at]! * units.speed;
        return into;
      }) as [Float32Array, Float32Array];
      const shear = wallShear([...outlines.outer, ...outlines.inner], fields, lattice);
      const isFirst = areOutlinesNew;
      areOutlinesNew = false;
      return {
        ...setting,
        outlines: isFirst ? outlines : undefined,
        cell,
        width,
        vx,
        vy,
        shear,
        speed: sacSpeed(run),
        isSettled: stage !== 'quick',
      };
    },
  };
}

function latticeFor(stage: Stage, isAble: boolean): Lattice {
  if (stage === 'pulse') return latticeOf(isAble ? PULSING : QUICK, PULSING_SPEED);
  return latticeOf(stage === 'fine' ? FINE : QUICK);
}

function begin(shape: SacShape, lattice: Lattice): Run {
  const lumen = lumenOf(shape);
  const domain = domainOf(lumen, lattice);
  return runOf(shape, lattice, domain, developedFlow(lumen, domain, lattice));
}

function goOn(from: Run, shape: SacShape, lattice: Lattice): Run {
  const domain = domainOf(lumenOf(shape), lattice);
  return runOf(shape, lattice, domain, carryOver(from, shape, domain, lattice));
}

function runOf(shape: SacShape, lattice: Lattice, domain: Domain, start: LatticeFields): Run {
  const solver = latticeSolver(domain, { viscosity: lattice.units.viscosity, start });
  return { shape, lattice, domain, fields: start, solver };
}

/** Root mean square of the change of velocity, in cells per step. */
function difference(one: LatticeFields, other: LatticeFields, { count }: Domain): number {
  let sum = 0;
  for (let at = 0; at < one.vx.length; at++) {
    sum += (one.vx[at]! - other.vx[at]!) ** 2 + (one.vy[at]! - other.vy[at]!) ** 2;
  }
  return Math.sqrt(sum / count);
}
