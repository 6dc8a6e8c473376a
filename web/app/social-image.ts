import type { Edition } from '../contract/editions.js';
import { pageGroup, type RouteRow } from '../contract/routes.js';
import type { CaptionedFigureId } from '../figures/figure-ids.js';
import { figureIdsOf, loadFigure } from './page-figures.js';

/** A picture for previews of links. */
export interface SocialImage {
  /** Path of the file. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What is shown, for those who cannot see it. */
  readonly alt: string;
}

const WIDTH = 1200;
const HEIGHT = 630;

/** Pages without a figure of their own are shown by that of their field. */
function heroOf(row: RouteRow): CaptionedFigureId {
  return pageGroup(row) === 'intracardiac' ? 'coronary-hero' : 'intracranial-hero';
}

/** The picture that a preview of a page shows: its own figure where that can stand without labels. */
export async function socialImage(edition: Edition, row: RouteRow): Promise<SocialImage> {
  for (const id of [...figureIdsOf(row), heroOf(row)]) {
    const { openGraph, alt } = await loadFigure(edition, id);
    if (openGraph !== undefined) return { src: openGraph, width: WIDTH, height: HEIGHT, alt };
  }
  throw new Error(`No figure can stand for the page ${row.id}`);
}
