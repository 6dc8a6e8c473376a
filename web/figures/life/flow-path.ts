/** A place on the way of a blood particle through the picture. */
export interface PathPoint {
  /** Pixels in the figure's frame. */
  readonly x: number;
  readonly y: number;
  /** Of the lumen, in the same pixels. */
  readonly radius: number;
  /** Seconds since the path's beginning, as slow as the picture shows them. */
  readonly time: number;
}

/** What can be seen of one vessel or streamline, from upstream to downstream. */
export type FlowPath = readonly PathPoint[];
