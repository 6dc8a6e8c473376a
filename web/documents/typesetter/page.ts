/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const MARGIN = { left: 62, right: 62, top: 84, bottom: 78 } as const;

export const TEXT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const TEXT_BOTTOM = PAGE.height - MARGIN.bottom;

export const COLOUR = {
  ink: '#1b2733',
  muted: '#4c5b69',
  accent: '#0b5a8c',
  rule: '#c3ccd4',
  band: '#eef3f7',
  warning: '#a32014',
  caution: '#8a5a00',
} as const;
