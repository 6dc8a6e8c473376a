import type { Edition } from '../contract/editions.js';
import {
  drawingName,
  openGraphName,
  rasterName,
  type BuiltFigure,
  type RasterType,
} from './built-figure.js';
import type { LabelSize } from './figure.js';
import type { FigureId } from './figure-ids.js';

/** A figure as pages use it; the module `virtual:figures` holds all of them. */
export interface SiteFigure {
  readonly id: FigureId;
  /** Of the frame; raster and drawing fill it both. */
  readonly width: number;
  readonly height: number;
  /** The raster in the types that a `<picture>` offers, best first; absent for a drawing alone. */
  readonly raster?: {
    readonly sources: readonly { readonly type: string; readonly srcset: string }[];
    readonly src: string;
  };
  /** Labels over the raster, or the whole drawing; one with larger letters for narrow screens. */
  readonly drawing?: Readonly<Record<Edition, Readonly<Record<LabelSize, string>>>>;
  /** 1200 × 630, for link previews. */
  readonly openGraph?: string;
  /** The digits that the figure shows, for captions. */
  readonly numbers: Readonly<Record<string, number>>;
}

export const IMAGE_FOLDER = 'img';

export function siteFigure(built: BuiltFigure): SiteFigure {
  const url = (name: string): string => `/${IMAGE_FOLDER}/${name}`;
  const raster = (width: number, type: RasterType): string => url(rasterName(built, width, type));
  const source = (type: RasterType) => ({
    type: `image/${type}`,
    srcset: built.widths.map((width) => `${raster(width, type)} ${width}w`).join(', '),
  });
  const drawings = (edition: Edition) => ({
    wide: url(drawingName(built, edition, 'wide')),
    narrow: url(drawingName(built, edition, 'narrow')),
  });
  const middle = built.widths[Math.floor(built.widths.length / 2)];
  return {
    id: built.id,
    width: built.width,
    height: built.height,
    ...(middle !== undefined && {
      raster: { sources: [source('avif'), source('webp')], src: raster(middle, 'webp') },
    }),
    ...(built.drawing !== 'none' && { drawing: { zh: drawings('zh'), en: drawings('en') } }),
    ...(built.openGraph && { openGraph: url(openGraphName(built)) }),
    numbers: built.numbers,
  };
}
