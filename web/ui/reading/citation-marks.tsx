import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import styles from './citation.module.css';
import type { Cited } from '../../content/shapes/cited.js';
import { createContext, useContext } from 'react';
import type { Reference } from '../../content/shapes/reference.js';

/** The works that a page cites, numbered from 1 by their order. */
export type Citations = readonly { readonly id: string; readonly work: Reference }[];

export const CitationContext = createContext<Citations>([]);

/** Number of a work on this page. */
export function useCitationNumber(): (id: string) => number {
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

/** A text with the numbers of the literature that it rests on. */
export function CitedText({ text, refs }: Cited) {
  return (
    <>
      {text}
      {refs && refs.length > 0 && <CitationMarks refs={refs} />}
    </>
  );
}

/** Numbers behind a statement that lead to the list of references. */
export function CitationMarks({ refs }: { readonly refs: readonly string[] }) {
  const { citation } = useSite().content.ui;
  const numberOf = useCitationNumber();
  return (
    <sup className={styles.marks}>
      {refs.map((id) => {
        const number = numberOf(id);
        return (
          <a
            key={id}
            href={`#${referenceAnchor(number)}`}
            aria-label={fillIn(citation, { number })}
          >
            [{number}]
          </a>
        );
      })}
    </sup>
  );
}
