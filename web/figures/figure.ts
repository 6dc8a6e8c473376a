import type { Edition } from '../contract/editions.js';
import type { Picture } from './render/picture.js';

/** Labels are drawn larger and fewer for the narrow screen, in the same frame. */
export type LabelSize = 'wide' | 'narrow';

export const LABEL_SIZES: readonly LabelSize[] = ['wide', 'narrow'];

/** Screens that get the crop and the larger letters. */
export const NARROW_SCREEN = '(max-width: 640px)';
export const WIDER_SCREEN = 'not all and (max-width: 640px)';

/** A result that can be read off a figure. */
export interface Mark {
  /** Of the place where it is read, in percent of the frame. */
  readonly x: number;
  readonly y: number;
  /** As printed, without its unit; empty where the picture itself is the result. */
  readonly value: string;
}

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
  /** The raster as 8-bit RGBA where it is painted in the browser, too, and comes from no light. */
  readonly paint?: (width: number, height: number) => Uint8ClampedArray;
  /** Files that what runs on the page loads beside the picture, by name. */
  readonly data?: () => Readonly<Record<string, Uint8Array | Promise<Uint8Array>>>;
  /** The ways of blood particles in the raster, for the moving layer. */
  readonly flow?: (width: number, height: number) => readonly FlowPath[];
  /** The scale of the colours, where the drawing has none, as an image of its own. */
  readonly legend?: (edition: Edition) => string;
  readonly draw?: (edition: Edition, size: LabelSize) => string;
  /** The results that a sample report shows, in the order of the product's outputs. */
  readonly marks?: () => readonly Mark[];
  /** What the figure shows in digits, by name, for texts and tests. */
  readonly numbers?: () => Readonly<Record<string, number>>;
}

/**
 * A small line drawing on the page's own ground. It holds no words, so that both editions share it,
 * and says nothing that the text beside it does not say.
 */
export interface Diagram {
  /** Of its frame; what the strokes are measured in. */
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

/** A place on the way of a blood particle through the picture. */
export interface PathPoint {
  /** Pixels in the figure's frame. */
  readonly x: number;
  readonly y: number;
  /** Of the lumen, in the same pixels. */
  readonly radius: number;
  /** Seconds since the path's beginning, as slow as the picture shows them. */
  readonly time: number;
}

/** What can be seen of one vessel or streamline, from upstream to downstream. */
export type FlowPath = readonly PathPoint[];
