import {
  add,
  cross,
  dot,
  normalise,
  scale,
  subtract,
  type Vector,
} from '../../../figures/geometry/vector.js';
import type { Mesh, MeshView } from '../../../figures/render/mesh.js';
import { extremes, type Ends } from './measures.js';

/** The neck as a projection shows it. */
export interface ProjectedNeck {
  /** mm between its shoulders, across the line of sight. */
  readonly width: number;
  readonly ends: Ends;
  /** Whether dome or artery lie over a shoulder, so that nobody could measure here. */
  readonly isHidden: boolean;
}

/** mm by which a shoulder must be covered to be lost; assumed. */
const COVERED = 0.5;

/**
 * Extent of the neck's edge along the one direction that lies in its plane and in the picture: what is
 * left of its diameters when they are seen in projection.
 */
export function projectedWidth(
  rim: readonly Vector[],
  normal: Vector,
  forward: Vector,
): Pick<ProjectedNeck, 'width' | 'ends'> {
  const across = normalise(cross(forward, normal));
  const ends = extremes(rim, across);
  return { width: dot(subtract(ends[1], ends[0]), across), ends };
}

export function projectNeck(
  mesh: Mesh,
  rim: readonly Vector[],
  normal: Vector,
  view: MeshView,
): ProjectedNeck {
  const { width, ends } = projectedWidth(rim, normal, view.forward);
  const across = normalise(cross(view.forward, normal));
  const beside = [add(ends[0], scale(across, -COVERED)), add(ends[1], scale(across, COVERED))];
  return { width, ends, isHidden: beside.some((place) => isCovered(mesh, view, place)) };
}

/** Whether the line of sight through a place meets the surface. */
function isCovered({ positions, triangles }: Mesh, view: MeshView, place: Vector): boolean {
  const { right, up } = view;
  const along = (corner: number, way: Vector, from: number): number =>
    (positions[corner * 3] ?? 0) * way.x +
    (positions[corner * 3 + 1] ?? 0) * way.y +
    (positions[corner * 3 + 2] ?? 0) * way.z -
    from;
  const [x, y] = [dot(place, right), dot(place, up)];
  for (let index = 0; index < triangles.length; index += 3) {
    const a = triangles[index] ?? 0;
    const b = triangles[index + 1] ?? 0;
    const c = triangles[index + 2] ?? 0;
    const [ax, bx, cx] = [along(a, right, x), along(b, right, x), along(c, right, x)];
    if ((ax < 0 && bx < 0 && cx < 0) || (ax > 0 && bx > 0 && cx > 0)) continue;
    const [ay, by, cy] = [along(a, up, y), along(b, up, y), along(c, up, y)];
    const [ab, bc, ca] = [ax * by - bx * ay, bx * cy - cx * by, cx * ay - ax * cy];
    if ((ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0)) return true;
  }
  return false;
}
