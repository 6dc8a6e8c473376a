import { use } from 'react';
import type { Reference } from '../../content/shapes/reference.js';
import { CitationContext, referenceAnchor } from './citation-marks.js';
import styles from './citation.module.css';

/** Numbered list of the works that the page cites, each with a link to its publisher. */
export function ReferenceList() {
  const citations = use(CitationContext);
  return (
    <ol className={styles.list} lang="en">
      {citations.map(({ id, work }, index) => (
        <li key={id} id={referenceAnchor(index + 1)} className={styles.work}>
          <Work {...work} />
        </li>
      ))}
    </ol>
  );
}

function Work({ authors, title, journal, published, doi, url }: Reference) {
  const href = doi === undefined ? url : `https://doi.org/${doi}`;
  return (
    <>
      {authors && <>{withStop(authors)} </>}
      {withStop(title)} <cite>{journal}</cite>. {withStop(published)}
      {href !== undefined && (
        <>
          {' '}
          <a href={href} rel="noreferrer">
            {doi === undefined ? new URL(href).hostname.replace(/^www\./, '') : `doi:${doi}`}
          </a>
        </>
      )}
    </>
  );
}

function withStop(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
