import type { FrameSource } from '../../../ui/stage/use-flow-painting.js';
import type { Inflows } from './model.js';
import type { Screen } from './screen.js';

/** A moment of the flow as the worker sends it. */
export interface FlowFrame extends Inflows {
  /** Of the device; nothing without one. */
  readonly screen: Screen | undefined;
  /** mm/s, cell by cell. */
  readonly vx: Float32Array;
  readonly vy: Float32Array;
  readonly cell: number;
  readonly width: number;
  /** Share of the computation that is done; 1 with the settled flow. */
  readonly done: number;
}

export type FlowSession = FrameSource<FlowFrame>;
