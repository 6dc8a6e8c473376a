import { emptyPicture, type Picture } from './picture.js';

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
