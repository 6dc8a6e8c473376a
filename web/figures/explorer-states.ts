import type { Edition } from '../contract/editions.js';
import type { Figure, LabelSize } from './figure.js';

/** Frame that every explorer's picture is drawn in. */
export const STAGE_FRAME = { width: 1200, height: 900 } as const;

const PICTURE_SIZE = { width: 800, height: 600 };

interface StatePictures<State, Result> {
  readonly presets: readonly State[];
  readonly compute: (state: State) => Result;
  /** Pixels of the raster, which fills the frame. */
  readonly raster?: { readonly width: number; readonly height: number };
  /** Fills 8-bit RGBA, row by row from the top. */
  readonly paint?: (pixels: Uint8ClampedArray, state: State, result: Result) => void;
  /** An SVG document of the frame. */
  readonly draw: (state: State, result: Result, edition: Edition, size: LabelSize) => string;
  /** Files that the running explorer loads, by name: `nodes.webp`, `mesh.bin`. */
  readonly data?: Figure['data'];
}

/** The picture of each preset, for readers without script; the first carries the explorer's files. */
export function stateFigures<State, Result>({
  presets,
  compute,
  raster = PICTURE_SIZE,
  paint,
  draw,
  data,
}: StatePictures<State, Result>): readonly Figure[] {
  return presets.map((state, index): Figure => {
    let known: Result | undefined;
    const result = (): Result => (known ??= compute(state));
    return {
      ...raster,
      widths: [raster.width],
      ...(paint && {
        paint: (width, height) => {
          const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
          paint(pixels, state, result());
          return pixels;
        },
      }),
      draw: (edition, size) => draw(state, result(), edition, size),
      ...(index === 0 && data && { data }),
    };
  });
}
