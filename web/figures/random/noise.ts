import { scramble } from './seeded.js';

function lattice(x: number, y: number, z: number, seed: number): number {
  const mixed = Math.imul(x, 0x1f1f1f1f) ^ Math.imul(y, 0x3d4d51cb) ^ Math.imul(z, 0x27d4eb2f);
  return scramble(mixed + Math.imul(seed, 0x632be5ab)) / 0x8000_0000 - 1;
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Smooth noise in [-1, 1] with features of size one. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const near = square(ix, iy, iz, u, v, seed);
  // A whole z needs no second layer: flat pictures cost half.
  return z === iz ? near : near + ease(z - iz) * (square(ix, iy, iz + 1, u, v, seed) - near);
}

function square(x: number, y: number, z: number, u: number, v: number, seed: number): number {
  const lowerLeft = lattice(x, y, z, seed);
  const upperLeft = lattice(x, y + 1, z, seed);
  const lower = lowerLeft + u * (lattice(x + 1, y, z, seed) - lowerLeft);
  const upper = upperLeft + u * (lattice(x + 1, y + 1, z, seed) - upperLeft);
  return lower + v * (upper - lower);
}

/** Sum of octaves, each of half the size and amplitude of the one before; about [-1, 1]. */
export function fractalNoise(
  x: number,
  y: number,
  z: number,
  seed: number,
  octaves: number,
): number {
  let sum = 0;
  let weight = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale, y * scale, z * scale, seed + octave) / scale;
    weight += 1 / scale;
    scale *= 2;
  }
  return sum / weight;
}
