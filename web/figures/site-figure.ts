import type { Edition } from '../contract/editions.js';
import {
  cropName,
  dataName,
  diagramName,
  drawingName,
  flowName,
  legendName,
  openGraphName,
  rasterName,
  type BuiltDiagram,
  type BuiltFigure,
} from './built-figure.js';
import type { DiagramId } from './diagram-ids.js';
import type { Figure, LabelSize, Mark } from './figure.js';
import type { BuiltFigureId, FigureId } from './figure-ids.js';
import type { FigureText } from './texts/figure-text.js';

/** A raster in the types that a `<picture>` offers, best first. */
export interface RasterSource {
  readonly type: string;
  readonly srcset: string;
}

/** A figure as pages use it; the module `virtual:figures` holds all of them. */
export interface SiteFigure {
  readonly id: BuiltFigureId;
  /** Of the frame; raster and drawing fill it both. */
  readonly width: number;
  readonly height: number;
  /** Frame of the narrow drawing, where that differs. */
  readonly narrow?: Figure['narrow'];
  readonly ground?: Figure['ground'];
  /** Absent for a drawing alone. */
  readonly raster?: { readonly sources: readonly RasterSource[]; readonly src: string };
  /** The part of the raster for narrow screens, where that shows more than a small whole. */
  readonly crop?: {
    /** In the frame, which it fills from top to bottom. */
    readonly x: number;
    readonly width: number;
    readonly sources: readonly RasterSource[];
  };
  /** Labels over the raster, or the whole drawing; one with larger letters for narrow screens. */
  readonly drawing?: Readonly<Record<Edition, Readonly<Record<LabelSize, string>>>>;
  /** The scale of the raster's colours, where the drawing has none. */
  readonly legend?: Readonly<Record<Edition, string>>;
  /** Data of the moving layer: a `PathFile`. */
  readonly flow?: string;
  /** 1200 × 630, for link previews. */
  readonly openGraph?: string;
  /** Results that a sample report reads off it, in the order of the product's outputs. */
  readonly marks?: readonly Mark[];
  /** Addresses of the files that what runs on the page loads, by name. */
  readonly data?: Readonly<Record<string, string>>;
  /** The digits that the figure shows, for captions. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** A computed figure with its words in one edition. */
export type PageFigure = SiteFigure & FigureText & { readonly id: FigureId };

/** A small drawing without words as pages use it. */
export interface SiteDiagram {
  readonly id: DiagramId;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export const IMAGE_FOLDER = 'img';

const url = (name: string): string => `/${IMAGE_FOLDER}/${name}`;

export function siteDiagram(built: BuiltDiagram): SiteDiagram {
  const { id, width, height } = built;
  return { id, src: url(diagramName(built)), width, height };
}

export function siteFigure(built: BuiltFigure): SiteFigure {
  const sources = (nameOf: typeof rasterName, widths: readonly number[]): RasterSource[] =>
    (['avif', 'webp'] as const).map((type) => ({
      type: `image/${type}`,
      srcset: widths.map((width) => `${url(nameOf(built, width, type))} ${width}w`).join(', '),
    }));
  const { crop } = built;
  const drawings = (edition: Edition) => ({
    wide: url(drawingName(built, edition, 'wide')),
    narrow: url(drawingName(built, edition, 'narrow')),
  });
  const middle = built.widths[Math.floor(built.widths.length / 2)];
  return {
    id: built.id,
    width: built.width,
    height: built.height,
    ...(built.narrow && { narrow: built.narrow }),
    ...(built.ground && { ground: built.ground }),
    ...(middle !== undefined && {
      raster: {
        sources: sources(rasterName, built.widths),
        src: url(rasterName(built, middle, 'webp')),
      },
    }),
    ...(crop && {
      crop: { x: crop.x, width: crop.width, sources: sources(cropName, crop.widths) },
    }),
    ...(built.drawing !== 'none' && { drawing: { zh: drawings('zh'), en: drawings('en') } }),
    ...(built.legend && {
      legend: { zh: url(legendName(built, 'zh')), en: url(legendName(built, 'en')) },
    }),
    ...(built.flow && { flow: url(flowName(built)) }),
    ...(built.openGraph && { openGraph: url(openGraphName(built)) }),
    ...(built.marks && { marks: built.marks }),
    ...(built.data && {
      data: Object.fromEntries(built.data.map((name) => [name, url(dataName(built, name))])),
    }),
    numbers: built.numbers,
  };
}
