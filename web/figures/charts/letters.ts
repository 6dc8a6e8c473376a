import type { LabelSize } from '../figure.js';

/**
 * Sizes of letters in a frame 1200 wide: a product figure stands about 620 px wide on a desktop and
 * 350 px on a telephone, where letters must not fall below 11 px.
 */
export interface Letters {
  readonly title: number;
  readonly text: number;
  readonly small: number;
  readonly stroke: number;
}

export function letters(size: LabelSize): Letters {
  return size === 'wide'
    ? { title: 30, text: 26, small: 23, stroke: 2 }
    : { title: 44, text: 41, small: 38, stroke: 3 };
}
