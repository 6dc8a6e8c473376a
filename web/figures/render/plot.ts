import type { Colour } from '../colour/oklab.js';
import { emptyPicture, type Picture } from './picture.js';

/** A flat picture: the colour of each place, x and y in pixels of a frame of the given width. */
export function plot(
  width: number,
  height: number,
  frameWidth: number,
  colourAt: (x: number, y: number) => Colour,
): Picture {
  const picture = emptyPicture(width, height);
  const step = frameWidth / width;
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) + 0.5) * step;
    const y = (Math.floor(index / width) + 0.5) * step;
    const { r, g, b } = colourAt(x, y);
    picture.rgb[index * 3] = r;
    picture.rgb[index * 3 + 1] = g;
    picture.rgb[index * 3 + 2] = b;
  }
  return picture;
}
