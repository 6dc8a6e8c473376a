import { useSite } from '../../site/site.js';
import { fillIn } from '../../content/fill-in.js';
import type { ReferenceId } from '../../content/references.js';
import { referenceAnchor, useCitationNumber } from './citation-context.js';
import styles from './citation.module.css';

/** Numbers behind a statement that lead to the list of references. */
export function CitationMarks({ refs }: { readonly refs: readonly ReferenceId[] }) {
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
