import { distance, mix, type Vector } from './vector.js';

/** A point of a vessel's centreline with what varies along it. */
export interface Station {
  readonly position: Vector;
  /** mm */
  readonly radius: number;
  /** What the colour shows. */
  readonly value: number;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cube = 3 * b - a - 3 * c + d;
  return b + 0.5 * t * (linear + t * (square + t * cube));
}

/** Catmull–Rom curve through the points, with `steps` pieces between two of them. */
export function smoothCurve(points: readonly Vector[], steps: number): Vector[] {
  const curve: Vector[] = [];
  points.forEach((b, index) => {
    const c = points[index + 1];
    if (!c) return;
    const a = points[index - 1] ?? b;
    const d = points[index + 2] ?? c;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push({
        x: spline(a.x, b.x, c.x, d.x, t),
        y: spline(a.y, b.y, c.y, d.y, t),
        z: spline(a.z, b.z, c.z, d.z, t),
      });
    }
  });
  return [...curve, ...points.slice(-1)];
}

/** Stations with smooth positions; radius and value run linearly between the given ones. */
export function smoothStations(stations: readonly Station[], steps: number): Station[] {
  const positions = smoothCurve(
    stations.map((station) => station.position),
    steps,
  );
  return positions.map((position, index) => {
    const before = stations[Math.floor(index / steps)];
    const after = stations[Math.floor(index / steps) + 1] ?? before;
    const share = (index % steps) / steps;
    if (!before || !after) throw new Error('A curve needs stations');
    return {
      position,
      radius: before.radius + (after.radius - before.radius) * share,
      value: before.value + (after.value - before.value) * share,
    };
  });
}

export function curveLength(points: readonly Vector[]): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
}

/** The same polyline with points at equal distances of about `spacing`. */
export function evenlySpaced(points: readonly Vector[], spacing: number): Vector[] {
  const total = curveLength(points);
  const count = Math.max(1, Math.round(total / spacing));
  const step = total / count;
  const result: Vector[] = [];
  let travelled = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (!before) return void result.push(point);
    const piece = distance(before, point);
    while (result.length < count && result.length * step <= travelled + piece) {
      result.push(mix(before, point, (result.length * step - travelled) / piece));
    }
    travelled += piece;
  });
  return [...result, ...points.slice(-1)];
}
