import { distance } from '../geometry/vector.js';
import { project, type Camera } from '../render/camera.js';
import { emptyHit, type Tracer } from '../render/surface-layer.js';
import type { Tube } from '../render/tube.js';
import type { FlowPath, PathPoint } from '../figure.js';
import { simplifyPath } from './simplify-path.js';

export interface FlowView {
  /** Centrelines in the direction of the flow; their values are speeds in mm/s. */
  readonly tubes: readonly Tube[];
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** Seconds in the picture for one second of flow. */
  readonly slowdown: number;
  /** What may stand in front of a vessel. */
  readonly inFront?: Tracer;
  /** Depth beyond which vessels sink into the stage. */
  readonly farthest?: number;
  /** Pixels by which a path may leave the computed line. */
  readonly tolerance?: number;
  /** Points of all paths together. */
  readonly points: number;
}

/** Pixels of the shortest piece on which a particle is worth looking at. */
const SHORTEST = 46;
/** mm that a surface may stand before a vessel's own front without hiding it. */
const SLACK = 0.8;
/** Share of the frame along its borders in which the picture fades. */
const BORDER = 0.03;

/** The pieces of the centrelines that are seen in the picture, the largest first. */
export function visiblePaths(view: FlowView): FlowPath[] {
  const paths = view.tubes
    .flatMap((tube) => seenPieces(tube, view))
    .filter((path) => pathLength(path) >= SHORTEST)
    .sort((a, b) => seenArea(b) - seenArea(a))
    .map((path) => simplifyPath(path, view.tolerance ?? 1));
  let left = view.points;
  return paths.filter(({ length }) => (left -= length) >= 0);
}

function seenPieces({ stations }: Tube, view: FlowView): FlowPath[] {
  const pieces: PathPoint[][] = [];
  let piece: PathPoint[] | undefined;
  let time = 0;
  stations.forEach(({ position, radius, value }, index) => {
    const before = stations[index - 1];
    if (before) {
      time += (view.slowdown * 2 * distance(before.position, position)) / (before.value + value);
    }
    const at = view.camera.toView(position);
    const { x, y } = project(view.camera, at);
    if (!isSeen(x, y, at.z, radius, view)) {
      piece = undefined;
      return;
    }
    if (!piece) {
      piece = [];
      pieces.push(piece);
    }
    piece.push({ x, y, radius: (view.camera.focal * radius) / at.z, time });
  });
  return pieces.map((points) =>
    points.map((point) => ({ ...point, time: point.time - (points[0]?.time ?? 0) })),
  );
}

function isSeen(x: number, y: number, depth: number, radius: number, view: FlowView): boolean {
  const { width, height, farthest = Infinity, inFront } = view;
  const inset = Math.min(x / width, 1 - x / width, y / height, 1 - y / height);
  if (inset < BORDER || depth > farthest) return false;
  const hit = emptyHit();
  return !inFront?.(x, y, hit) || hit.depth > depth - 1.3 * radius - SLACK;
}

export function pathLength(path: FlowPath): number {
  return path.reduce((sum, point, index) => {
    const before = path[index - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

function seenArea(path: FlowPath): number {
  return path.reduce((sum, point, index) => {
    const before = path[index - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y) * point.radius;
  }, 0);
}
