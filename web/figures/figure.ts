import type { Edition } from '../contract/editions.js';
import type { FlowPath } from './life/flow-path.js';
import type { Picture } from './render/picture.js';

/** Labels are drawn larger and fewer for the narrow screen, in the same frame. */
export type LabelSize = 'wide' | 'narrow';

export const LABEL_SIZES: readonly LabelSize[] = ['wide', 'narrow'];

/** A computed image: a raster, with labels over it as a drawing of its own, or a drawing alone. */
export interface Figure {
  /** Of the frame that raster and drawing share; the raster's largest width. */
  readonly width: number;
  readonly height: number;
  /** Frame of the narrow drawing, where a drawing alone has another shape there. */
  readonly narrow?: { readonly width: number; readonly height: number };
  /** What it is drawn for: the dark stage, unless it says otherwise. */
  readonly ground?: 'paper';
  /** Widths in pixels in which the raster is offered. */
  readonly widths?: readonly number[];
  /** Part of the raster that narrow screens show, as high as the frame, and its widths. */
  readonly crop?: {
    readonly x: number;
    readonly width: number;
    readonly widths: readonly number[];
  };
  readonly render?: (width: number, height: number) => Picture;
  /** The ways of blood particles in the raster, for the moving layer. */
  readonly flow?: (width: number, height: number) => readonly FlowPath[];
  /** The scale of the colours, where the drawing has none, as an image of its own. */
  readonly legend?: (edition: Edition) => string;
  readonly draw?: (edition: Edition, size: LabelSize) => string;
  /** What the figure shows in digits, by name, for texts and tests. */
  readonly numbers?: () => Readonly<Record<string, number>>;
}
