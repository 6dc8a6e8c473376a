import type { FlowPath, PathPoint } from '../figure.js';

/**
 * The fewest points between which place and time run evenly within `tolerance` pixels
 * (Ramer, Douglas and Peucker). Compared at equal times, so that speed is kept as well as shape.
 */
export function simplifyPath(path: FlowPath, tolerance: number): FlowPath {
  const [first, last] = [path[0], path[path.length - 1]];
  if (!first || !last || path.length < 3) return path;
  let [farthest, most] = [0, tolerance];
  path.forEach((point, index) => {
    const away = deviation(point, first, last);
    if (away > most) [farthest, most] = [index, away];
  });
  if (farthest === 0) return [first, last];
  const before = simplifyPath(path.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyPath(path.slice(farthest), tolerance)];
}

function deviation(point: PathPoint, first: PathPoint, last: PathPoint): number {
  const share = (point.time - first.time) / (last.time - first.time || 1);
  const off = (name: 'x' | 'y'): number =>
    point[name] - first[name] - share * (last[name] - first[name]);
  return Math.hypot(off('x'), off('y'));
}
