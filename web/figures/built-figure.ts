import type { Edition } from '../contract/editions.js';
import type { DiagramId } from './diagram-ids.js';
import type { Figure, LabelSize, Mark } from './figure.js';
import type { BuiltFigureId } from './figure-ids.js';

/** What the build knows of a finished figure. */
export interface BuiltFigure {
  readonly id: BuiltFigureId;
  readonly width: number;
  readonly height: number;
  readonly narrow?: Figure['narrow'];
  readonly ground?: Figure['ground'];
  /** Of all files together; part of their names. */
  readonly hash: string;
  /** Widths of the raster; empty for a drawing alone. */
  readonly widths: readonly number[];
  /** The raster's part for narrow screens: place and width in the frame, and widths in pixels. */
  readonly crop?: {
    readonly x: number;
    readonly width: number;
    readonly widths: readonly number[];
  };
  /** Whether labels or a drawing exist, and whether they differ between the editions. */
  readonly drawing: 'none' | 'shared' | 'per-edition';
  readonly legend: boolean;
  readonly flow: boolean;
  readonly openGraph: boolean;
  readonly marks?: readonly Mark[];
  /** Names of the files beside the picture. */
  readonly data?: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

/** What the build knows of a finished diagram. */
export interface BuiltDiagram {
  readonly id: DiagramId;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

interface Made<Built> {
  readonly folder: string;
  readonly built: Built;
}

/** The list of everything that the build made, and where. */
export interface MadeFigures {
  readonly figures: readonly Made<BuiltFigure>[];
  readonly diagrams: readonly Made<BuiltDiagram>[];
}

export type RasterType = 'avif' | 'webp';

export function rasterName({ id, hash }: BuiltFigure, width: number, type: RasterType): string {
  return `${id}-${width}.${hash}.${type}`;
}

export function cropName({ id, hash }: BuiltFigure, width: number, type: RasterType): string {
  return `${id}-narrow-${width}.${hash}.${type}`;
}

export function legendName({ id, hash }: BuiltFigure, edition: Edition): string {
  return `legend-${id}-${edition}.${hash}.svg`;
}

export function flowName({ id, hash }: BuiltFigure): string {
  return `flow-${id}.${hash}.json`;
}

export function drawingName(
  { id, hash, drawing }: BuiltFigure,
  edition: Edition,
  size: LabelSize,
): string {
  const words = drawing === 'shared' ? '' : `-${edition}`;
  return `${id}${words}-${size}.${hash}.svg`;
}

export function dataName({ id, hash }: BuiltFigure, name: string): string {
  return `${id}-${name.replace('.', `.${hash}.`)}`;
}

export function openGraphName({ id, hash }: BuiltFigure): string {
  return `og-${id}.${hash}.jpg`;
}

export function diagramName({ id, hash }: BuiltDiagram): string {
  return `diagram-${id}.${hash}.svg`;
}
