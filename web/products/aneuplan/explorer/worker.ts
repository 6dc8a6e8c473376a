import { outlinesOf } from '../../../figures/flow/lattice2d/lumen.js';
import { emptyFields, type LatticeSolver } from '../../../figures/flow/lattice2d/solver.js';
import {
  advanceFlow,
  divertedFlow,
  flowBefore,
  LATTICE,
  sacInflow,
  STEPS,
} from './diverted-flow.js';
import type { SentFrame } from './flow-session.js';
import type { Screen } from './screen.js';
import { LUMEN } from './vessel.js';

export interface Request {
  readonly screen: Screen | undefined;
}

/** ms of computing between two pictures. */
const BETWEEN = 28;
/** Steps at a time. */
const BLOCK = 25;

let running: { screen: Screen; solver: LatticeSolver; steps: number } | undefined;
let isScheduled = false;
let isFirst = true;

self.onmessage = ({ data: { screen } }: MessageEvent<Request>) => {
  if (screen) {
    running = { screen, solver: divertedFlow(screen), steps: 0 };
    schedule();
  } else {
    running = undefined;
    send(undefined, flowBefore(), 1);
  }
};

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(work);
}

function work(): void {
  isScheduled = false;
  if (!running) return;
  const { screen, solver } = running;
  const until = performance.now() + BETWEEN;
  while (running.steps < STEPS && performance.now() < until) {
    const block = Math.min(BLOCK, STEPS - running.steps);
    advanceFlow(solver, block);
    running.steps += block;
  }
  const fields = emptyFields(solver.domain.fluid.length);
  solver.read(fields);
  send(screen, fields, running.steps / STEPS);
  if (running.steps < STEPS) schedule();
  else running = undefined;
}

function send(
  screen: Screen | undefined,
  fields: ReturnType<typeof flowBefore>,
  done: number,
): void {
  const { cell, width, units } = LATTICE;
  const scaled = (field: Float32Array): Float32Array => field.map((value) => value * units.speed);
  const frame: SentFrame = {
    screen,
    outlines: isFirst ? outlinesOf(LUMEN) : undefined,
    vx: scaled(fields.vx),
    vy: scaled(fields.vy),
    cell,
    width,
    done,
    before: sacInflow(flowBefore()),
    after: sacInflow(fields),
  };
  isFirst = false;
  self.postMessage(frame, { transfer: [frame.vx.buffer, frame.vy.buffer] });
}
