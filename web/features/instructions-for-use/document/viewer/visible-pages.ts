/** Pages below each other in a scrolled box; heights in px, page numbers from 1. */
export interface PageStack {
  readonly count: number;
  readonly pageHeight: number;
  readonly gap: number;
}

/** Pages rendered before the first and after the last one in view. */
const MARGIN = 1;

export function pageTop({ pageHeight, gap }: PageStack, number: number): number {
  return (number - 1) * (pageHeight + gap);
}

/** The page that a reader is on: the one at a third of the box. */
export function pageAt(stack: PageStack, scrollTop: number, boxHeight: number): number {
  const line = scrollTop + boxHeight / 3;
  const number = Math.floor(line / (stack.pageHeight + stack.gap)) + 1;
  return Math.min(Math.max(number, 1), stack.count);
}

/** First and last page to render: what is in view, and a neighbour on either side. */
export function renderedPages(
  stack: PageStack,
  scrollTop: number,
  boxHeight: number,
): readonly [number, number] {
  const step = stack.pageHeight + stack.gap;
  const first = Math.floor(scrollTop / step) + 1 - MARGIN;
  const last = Math.floor((scrollTop + boxHeight) / step) + 1 + MARGIN;
  return [Math.max(first, 1), Math.min(last, stack.count)];
}
