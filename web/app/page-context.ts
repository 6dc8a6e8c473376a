import type { Edition } from '../contract/editions.js';

/** What the server hands over for the rendering of one page. */
export interface SitePageContext {
  readonly urlOriginal: string;
  readonly edition: Edition;
  /** How far the page's list is unfolded, from 1. */
  readonly page: number;
  /** Public origin of each edition. */
  readonly origins: Readonly<Record<Edition, string>>;
  /** `locked` keeps the viewport at scale 1 on phones. */
  readonly mobileZoom: 'locked' | 'free';
}
