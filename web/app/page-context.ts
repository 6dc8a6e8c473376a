import type { Edition } from '../contract/editions.js';
import type { ListView } from '../contract/paging.js';

/** What the server hands over for the rendering of one page. */
export interface SitePageContext {
  readonly urlOriginal: string;
  readonly edition: Edition;
  /** How the page's list is shown, if it has one. */
  readonly list: ListView;
  /** Public origin of each edition. */
  readonly origins: Readonly<Record<Edition, string>>;
  /** `locked` keeps the viewport at scale 1 on phones. */
  readonly mobileZoom: 'locked' | 'free';
}
