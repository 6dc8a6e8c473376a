import type { Colour } from '../colour/oklab.js';
import { encode } from '../colour/srgb.js';
import { scramble } from '../random/seeded.js';

/** Two pictures of the same height next to each other. */
export function sideBySide(left: Picture, right: Picture): Picture {
  const width = left.width + right.width;
  const picture = emptyPicture(width, left.height);
  for (let row = 0; row < left.height; row++) {
    const own = (part: Picture): Float32Array =>
      part.rgb.subarray(row * part.width * 3, (row + 1) * part.width * 3);
    picture.rgb.set(own(left), row * width * 3);
    picture.rgb.set(own(right), (row * width + left.width) * 3);
  }
  return picture;
}

/** Linear-light RGB, three numbers to a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

export function emptyPicture(width: number, height: number): Picture {
  return { width, height, rgb: new Float32Array(width * height * 3) };
}

/** The picture at the top of a higher one, whose rest is plain. */
export function onTop({ width, height, rgb }: Picture, total: number, rest: Colour): Picture {
  const picture = emptyPicture(width, total);
  picture.rgb.set(rgb);
  for (let index = width * height; index < width * total; index++) {
    picture.rgb.set([rest.r, rest.g, rest.b], index * 3);
  }
  return picture;
}

/** The same picture with more pixels, read in between: for soft shapes that cost much to trace. */
export function enlarged(picture: Picture, width: number, height: number): Picture {
  const larger = emptyPicture(width, height);
  const { width: columns, height: rows, rgb } = picture;
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) + 0.5) * (columns / width) - 0.5;
    const y = (Math.floor(index / width) + 0.5) * (rows / height) - 0.5;
    const [column, row] = [
      Math.max(0, Math.min(columns - 1.001, x)),
      Math.max(0, Math.min(rows - 1.001, y)),
    ];
    const at = (Math.floor(row) * columns + Math.floor(column)) * 3;
    const below = at + columns * 3;
    const [u, v] = [column % 1, row % 1];
    for (let channel = 0; channel < 3; channel++) {
      const upper = (rgb[at + channel] ?? 0) * (1 - u) + (rgb[at + channel + 3] ?? 0) * u;
      const lower = (rgb[below + channel] ?? 0) * (1 - u) + (rgb[below + channel + 3] ?? 0) * u;
      larger.rgb[index * 3 + channel] = upper * (1 - v) + lower * v;
    }
  }
  return larger;
}

/** Keeps the middle tones and rolls highlights off towards white instead of clipping them. */
function rollOff(value: number): number {
  const knee = 0.6;
  if (value <= knee) return value;
  const over = (value - knee) / (1 - knee);
  return knee + (1 - knee) * (over / (1 + over)) * 1.35;
}

/** 8-bit sRGB. A grain of half a step keeps dark gradients from showing bands. */
export function toBytes({ width, height, rgb }: Picture): Uint8Array {
  const bytes = new Uint8Array(width * height * 3);
  for (let index = 0; index < bytes.length; index++) {
    const grain = scramble(Math.floor(index / 3)) / 0x1_0000_0000 - 0.5;
    bytes[index] = Math.round(
      Math.min(255, Math.max(0, encode(rollOff(rgb[index] ?? 0)) * 255 + grain * 0.9)),
    );
  }
  return bytes;
}
