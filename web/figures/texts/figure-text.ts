/** Words that belong to a figure wherever it stands. The digits are in the figure's `numbers`. */
export interface FigureText {
  readonly caption: string;
  /** For those who cannot see it; empty for an ornament. */
  readonly alt: string;
  /** What the scale beside it says, where it has one. */
  readonly legendAlt?: string;
}
