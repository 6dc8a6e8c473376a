/** The site's own colours, as in web/ui/styles/tokens.css, and the dark stage of the figures. */
export const STAGE = '#0b1b30';
export const INK = '#10233d';
/** The accents as they stand on the dark stage. */
export const BRAIN_BRIGHT = '#5cc4d6';
export const HEART_BRIGHT = '#ffb067';
export const ON_STAGE = '#eaf1f8';
export const ON_STAGE_SOFT = '#a9bbd0';
export const STAGE_LINE = '#34506f';
/** The page's own ground, and the tones of ink on it. */
export const PAPER = '#fff';
export const INK_MUTED = '#52627a';

/** One accent of the page's ground in three strengths: for lines, for what stands back, for areas. */
export interface Tones {
  readonly line: string;
  readonly pale: string;
  readonly soft: string;
}

export const BRAIN_TONES: Tones = { line: '#0a6279', pale: '#a9d3dd', soft: '#e6f3f6' };
