import { CitationMarks } from '../../ui/reading/citation-marks.js';
import type { Evidence } from './product-text.js';
import styles from './evidence-list.module.css';
import { useProductPage } from './product-page.js';

/** Published studies; those of other systems are told apart from those of the product. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const { labels } = useProductPage();
  return (
    <ul className={styles.list}>
      {evidence.map(({ kind, heading, design, findings, ref }) => (
        <li key={heading} className={styles.study} data-kind={kind}>
          <p className={styles.kind}>{labels.evidenceKinds[kind]}</p>
          <h3 className={styles.heading}>
            {heading}
            <CitationMarks refs={[ref]} />
          </h3>
          <dl className={styles.facts}>
            <dt>{labels.design}</dt>
            <dd>{design}</dd>
            <dt>{labels.findings}</dt>
            <dd>{findings}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
