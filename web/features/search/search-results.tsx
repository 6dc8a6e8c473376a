import type { PageGroup } from '../../contract/routes.js';
import type { SearchHit } from './search-index.js';
import type { SearchText } from './search.zh.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import styles from './search-results.module.css';

interface SearchResultsProps {
  readonly hits: readonly SearchHit[];
  readonly texts: SearchText;
}

/** Hits by brain, heart and company; the group of the best hit comes first. */
export function SearchResults({ hits, texts }: SearchResultsProps) {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} className={styles.group} aria-labelledby={headingId(group)}>
      <h2 id={headingId(group)} className={styles.heading}>
        {texts.groups[group]}
      </h2>
      <ul className={styles.list} data-group={group}>
        {hits
          .filter((hit) => hit.group === group)
          .map((hit) => (
            <li key={hit.path}>
              <SiteLink className={styles.hit} to={hit.path}>
                <span className={styles.title}>{hit.title}</span>
                <span className={styles.line}>
                  {hit.heading !== undefined && (
                    <span className={styles.section}>{hit.heading} · </span>
                  )}
                  {hit.line.map(({ text, isMarked }, index) =>
                    isMarked ? <mark key={index}>{text}</mark> : text,
                  )}
                </span>
              </SiteLink>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function headingId(group: PageGroup): string {
  return `search-${group}`;
}
