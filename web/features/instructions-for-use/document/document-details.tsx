import { useSite } from '../../../site/site.js';
import { dayWords } from '../../../ui/controls/date-words.js';
import { fillIn } from '../../../content/fill-in.js';
import type { DocumentText } from '../document-text.js';
import { documentPath, type IfuDocument } from '../../../contract/instructions-for-use.js';
import styles from './document.module.css';

interface DetailsProps {
  readonly document: IfuDocument;
  readonly text: DocumentText['details'];
}

const BYTES_PER_KILOBYTE = 1000;

/** What a reader checks before trusting a document, and the file itself. */
export function DocumentDetails({ document, text }: DetailsProps) {
  const { edition } = useSite();
  const kilobytes = Math.ceil(document.sizeBytes / BYTES_PER_KILOBYTE);
  const rows: readonly (readonly [string, string])[] = [
    [text.product, document.product],
    [text.version, document.version],
    [text.release, document.release],
    [text.language, text.languages[document.language]],
    [text.published, dayWords(document.publishedAt, edition)],
    [text.status, text.statuses[document.status]],
    [text.pages, String(document.pages)],
    [text.size, fillIn(text.kilobytes, { size: String(kilobytes) })],
  ];
  return (
    <>
      <dl className={styles.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.checksum}</dt>
          <dd className={styles.checksum}>{document.sha256}</dd>
        </div>
      </dl>
      <p>
        <a href={documentPath(document)} type="application/pdf">
          {text.download}
        </a>
      </p>
    </>
  );
}
