/** The site's own colours, as in web/styles/tokens.css, and the dark stage of the figures. */
export const STAGE = '#0b1b30';
export const INK = '#10233d';
/** The accents as they stand on the dark stage. */
export const BRAIN_BRIGHT = '#5cc4d6';
export const HEART_BRIGHT = '#f08a9b';
export const ON_STAGE = '#eaf1f8';
export const ON_STAGE_SOFT = '#a9bbd0';
export const STAGE_LINE = '#34506f';
