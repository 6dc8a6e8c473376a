import sharp from 'sharp';
import { STAGE } from '../../figures/colour/palette.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

const OPEN_GRAPH: Size = { width: 1200, height: 630 };

/** The raster (RGB or RGBA), or a part of it as high as it is, in one width. */
export async function encodeRaster(
  raw: Uint8Array,
  { width, height }: Size,
  target: number,
  part = { x: 0, width },
): Promise<{ avif: Uint8Array; webp: Uint8Array }> {
  const channels = raw.length === width * height * 4 ? 4 : 3;
  const image = sharp(raw, { raw: { width, height, channels } })
    .removeAlpha()
    .extract({ left: part.x, top: 0, width: part.width, height })
    .resize({ width: target, kernel: 'lanczos3' });
  const [avif, webp] = await Promise.all([
    image.clone().avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer(),
    image.clone().webp({ quality: 80, effort: 4 }).toBuffer(),
  ]);
  return { avif, webp };
}

/** The picture link previews show: the figure as high as the frame, on the same stage. */
export async function encodeOpenGraph(raw: Uint8Array, { width, height }: Size) {
  const wide = width / height >= OPEN_GRAPH.width / OPEN_GRAPH.height;
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .resize({ ...OPEN_GRAPH, fit: wide ? 'cover' : 'contain', background: STAGE })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
