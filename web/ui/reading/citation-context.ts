import { createContext, useContext } from 'react';
import type { ReferenceId } from '../../content/references.js';
import type { Reference } from '../../content/shapes/reference.js';

/** The works that a page cites, numbered from 1 by their order. */
export type Citations = readonly { readonly id: ReferenceId; readonly work: Reference }[];

export const CitationContext = createContext<Citations>([]);

/** Number of a work on this page. */
export function useCitationNumber(): (id: ReferenceId) => number {
  const citations = useContext(CitationContext);
  return (id) => {
    const index = citations.findIndex((citation) => citation.id === id);
    if (index < 0) throw new Error(`The page does not list the work ${id}`);
    return index + 1;
  };
}

/** Anchor of a work in the page's list. */
export function referenceAnchor(number: number): string {
  return `reference-${number}`;
}
