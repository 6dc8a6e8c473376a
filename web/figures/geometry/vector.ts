export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const ORIGIN: Vector = { x: 0, y: 0, z: 0 };

export function vector(x: number, y: number, z: number): Vector {
  return { x, y, z };
}
export function add(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}
export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}
export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}
/** a + factor · b. */
export function along(a: Vector, b: Vector, factor: number): Vector {
  return { x: a.x + b.x * factor, y: a.y + b.y * factor, z: a.z + b.z * factor };
}
export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
export function cross(a: Vector, b: Vector): Vector {
  return {
    x: a.y * b.z - a.z * b.y,
    y: a.z * b.x - a.x * b.z,
    z: a.x * b.y - a.y * b.x,
  };
}
export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}
export function distance(a: Vector, b: Vector): number {
  return length(subtract(a, b));
}
export function normalise(a: Vector): Vector {
  const size = length(a);
  return size > 0 ? scale(a, 1 / size) : { x: 0, y: 0, z: 1 };
}
export function mix(a: Vector, b: Vector, share: number): Vector {
  return along(a, subtract(b, a), share);
}
