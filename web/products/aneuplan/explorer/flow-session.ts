import type { Outlines } from '../../../figures/flow/lattice2d/lumen.js';
import type { FrameSource } from '../../../ui/stage/use-flow-painting.js';
import type { Inflows } from './model.js';
import type { Screen } from './screen.js';

/** A moment of the flow. */
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

/** What comes from the worker: the walls, which stay as they are, with the first frame. */
export interface SentFrame extends FlowFrame {
  readonly outlines: Outlines | undefined;
}

export type OutlinedFrame = FlowFrame & { readonly outlines: Outlines };

export type FlowSession = FrameSource<OutlinedFrame>;
