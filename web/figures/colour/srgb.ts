import { clamp } from '../geometry/interpolation.js';
import type { Colour } from './oklab.js';

export function encode(linear: number): number {
  const value = clamp(linear);
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** @param hex `#rrggbb` */
export function fromHex(hex: string): Colour {
  const part = (at: number): number => decode(parseInt(hex.slice(at, at + 2), 16) / 255);
  return { r: part(1), g: part(3), b: part(5) };
}

export function toHex({ r, g, b }: Colour): string {
  const parts = [r, g, b].map((part) =>
    Math.round(encode(part) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

export function mixColours(a: Colour, b: Colour, share: number): Colour {
  return {
    r: a.r + (b.r - a.r) * share,
    g: a.g + (b.g - a.g) * share,
    b: a.b + (b.b - a.b) * share,
  };
}
