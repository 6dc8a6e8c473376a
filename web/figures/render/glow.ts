import { emptyPicture, type Picture } from './picture.js';

/** Bright parts spill a little light over their surroundings, as in a lens. */
export function withGlow(picture: Picture, share: number): Picture {
  const { width, height, rgb } = picture;
  const bright = emptyPicture(width, height);
  rgb.forEach((value, index) => (bright.rgb[index] = Math.max(0, value - 0.45)));
  const radius = Math.max(2, Math.round(height / 70));
  let spill = bright;
  for (let pass = 0; pass < 2; pass++) {
    spill = blurred(spill, radius, 1, width);
    spill = blurred(spill, radius, width, height);
  }
  const result = emptyPicture(width, height);
  rgb.forEach((value, index) => (result.rgb[index] = value + share * (spill.rgb[index] ?? 0)));
  return result;
}

/** Running mean over 2 · radius + 1 pixels in steps of `stride` pixels. */
function blurred(picture: Picture, radius: number, stride: number, count: number): Picture {
  const result = emptyPicture(picture.width, picture.height);
  const lines = picture.rgb.length / 3 / count;
  const step = stride * 3;
  for (let line = 0; line < lines; line++) {
    const start = (stride === 1 ? line * picture.width : line) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const read = (at: number): number =>
        picture.rgb[start + channel + Math.max(0, Math.min(count - 1, at)) * step] ?? 0;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += read(at);
      for (let at = 0; at < count; at++) {
        result.rgb[start + channel + at * step] = sum / (2 * radius + 1);
        sum += read(at + radius + 1) - read(at - radius);
      }
    }
  }
  return result;
}
