import type { ScreenId } from '../contract/routes.js';

/** Width of the picture in the first view of each screen, as in the attribute `sizes`. */
export const LEAD_PICTURE_SIZES = {
  // Cropped to the banner's height on screens of middle width: wider than they are.
  home: '(min-width: 961px) 100vw, 130vw',
  solution: '(min-width: 961px) 64vw, 100vw',
  product: '(min-width: 961px) min(52vw, 50rem), 92vw',
} as const satisfies Readonly<Partial<Record<ScreenId, string>>>;

/** Width of a crop on the narrow screens that get it. */
export const CROP_SIZES = '100vw';

export function leadPictureSizes(screen: ScreenId): string | undefined {
  const sizes: Readonly<Partial<Record<ScreenId, string>>> = LEAD_PICTURE_SIZES;
  return sizes[screen];
}
