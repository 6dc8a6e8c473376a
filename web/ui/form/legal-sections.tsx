import type { LegalText } from '../../content/types.js';
import styles from './legal-sections.module.css';

/** Sections of a legal text that is shown beside a form. */
export function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  return sections.map(({ heading, paragraphs, items = [] }) => (
    <section key={heading} className={styles.section}>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
