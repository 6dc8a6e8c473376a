import { STAGE } from '../../colour/palette.js';
import { setSpeedColour } from './flow-colours.js';
import type { Lattice, Lumen } from './lumen.js';
import { trimmed } from './lumen.js';
import type { Opening } from './domain.js';
import { type FlowField, particlesIn } from './particles.js';
import { sampleAt } from './sample.js';
import type { LatticeFields } from './solver.js';

/** Pixels of the pictures for readers without script. */
export const STILL_RASTER = { width: 800, height: 600 } as const;

const STAGE_RGB = [1, 3, 5].map((at) => parseInt(STAGE.slice(at, at + 2), 16));
const PARTICLE_RGB = [239, 251, 255] as const;
const COUNT = 420;
const SEED = 7;

/** A flow as colours of its speed, with the tails that particles have after a moment. */
export function paintStillFlow(
  pixels: Uint8ClampedArray,
  lumen: Lumen,
  fields: LatticeFields,
  lattice: Lattice,
): void {
  const { width, height } = STILL_RASTER;
  const perPixel = lumen.field.width / width;
  const { cell, units, width: across } = lattice;
  const [from, to] = [trimmed(lumen.inlet), trimmed(lumen.outlet)];
  const isLumen = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) * perPixel, (height - row - 0.5) * perPixel];
      const at = 4 * (row * width + column);
      if (lumen.wall(x, y) > perPixel / 2 || isBeyond(from, x, y) || isBeyond(to, x, y)) {
        pixels.set(STAGE_RGB, at);
        continue;
      }
      isLumen[at / 4] = 1;
      const u = sampleAt(fields.vx, across, x / cell, y / cell);
      const v = sampleAt(fields.vy, across, x / cell, y / cell);
      setSpeedColour(pixels, at, Math.hypot(u, v) * units.speed);
    }
  }
  const scaled = (field: Float32Array): Float32Array => field.map((value) => value * units.speed);
  paintTails(
    pixels,
    isLumen,
    { lumen, ...lattice, vx: scaled(fields.vx), vy: scaled(fields.vy) },
    perPixel,
  );
}

function isBeyond(opening: Opening, x: number, y: number): boolean {
  return (x - opening.x) * opening.inwardX + (y - opening.y) * opening.inwardY < 0;
}

function paintTails(
  pixels: Uint8ClampedArray,
  isLumen: Uint8Array,
  field: FlowField,
  perPixel: number,
): void {
  const particles = particlesIn(field, COUNT, SEED);
  for (let step = 0; step < 110; step++) particles.move(field, 1 / 60);
  particles.trace((points, from, to, isHead) => {
    const place = (index: number) => ({
      x: points[2 * index]! / perPixel,
      y: STILL_RASTER.height - points[2 * index + 1]! / perPixel,
    });
    for (let at = from + 1; at < to; at++) {
      paintStroke(
        pixels,
        isLumen,
        place(at - 1),
        place(at),
        isHead ? 0.8 : 0.3,
        isHead ? 0.8 : 0.6,
      );
    }
  });
}

/** A stroke with soft edges; half its width in pixels. */
function paintStroke(
  pixels: Uint8ClampedArray,
  isLumen: Uint8Array,
  from: { x: number; y: number },
  to: { x: number; y: number },
  strength: number,
  half: number,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  if (square === 0 || square > 400) return;
  const low = (a: number, b: number): number => Math.floor(Math.min(a, b) - 1.5);
  const high = (a: number, b: number): number => Math.ceil(Math.max(a, b) + 1.5);
  for (let row = low(from.y, to.y); row <= high(from.y, to.y); row++) {
    for (let column = low(from.x, to.x); column <= high(from.x, to.x); column++) {
      const isWithin = column >= 0 && column < STILL_RASTER.width;
      if (!isWithin || !isLumen[row * STILL_RASTER.width + column]) continue;
      const [px, py] = [column + 0.5 - from.x, row + 0.5 - from.y];
      const share = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const off = Math.hypot(px - share * dx, py - share * dy);
      const alpha = strength * Math.min(1, Math.max(0, half + 0.5 - off));
      if (alpha <= 0) continue;
      const at = 4 * (row * STILL_RASTER.width + column);
      for (let channel = 0; channel < 3; channel++) {
        const under = pixels[at + channel]!;
        pixels[at + channel] = under + alpha * (PARTICLE_RGB[channel]! - under);
      }
    }
  }
}
