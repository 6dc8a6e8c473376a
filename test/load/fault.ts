import type { Outcome } from './outcome.js';

/** One way for a part to fail, under a steady load. */
export interface Fault {
  readonly name: string;
  /** Whether pages must be answered throughout: not where the server itself is away. */
  readonly pagesGoOn: boolean;
  /** Whether no request at all may fail. */
  readonly nothingFails?: boolean;
  /** Throws where something beside the outcome is wrong. */
  readonly run: () => Promise<Outcome>;
}

/** Why an outcome is not acceptable. */
export function complaints(fault: Fault, outcome: Outcome): string[] {
  const { pagesGoOn, nothingFails = false } = fault;
  const { acknowledged, duplicated, lost, failed, failedPages, bare503 } = outcome;
  return [
    ...(acknowledged === 0 ? ['nothing was acknowledged at all'] : []),
    ...(lost > 0 ? [`${lost} acknowledged submissions are lost`] : []),
    ...(duplicated > 0 ? [`${duplicated} submissions are stored twice`] : []),
    ...(bare503 > 0 ? [`${bare503} refusals without envelope or Retry-After`] : []),
    ...(nothingFails && failed > 0 ? [`${failed} submissions failed`] : []),
    ...((pagesGoOn || nothingFails) && failedPages > 0
      ? [`${failedPages} pages were not answered`]
      : []),
  ];
}
