import { fillIn } from '../../../content/words.js';
import { useSite } from '../../../site/site.js';
import { dayWords } from '../../../ui/controls/date-words.js';
import type { DocumentText } from '../document-text.js';
import { IFU_DOCUMENTS, type IfuDocument } from '../../../contract/instructions-for-use.js';
import styles from './document.module.css';
import { SiteLink } from '../../../ui/controls/site-link.js';
import { pathOf } from '../../../contract/routes.js';

interface VersionsProps {
  readonly shown: IfuDocument;
  readonly text: Pick<DocumentText, 'details' | 'versions'>;
}

/** Every version of the product's instructions, with its date and status. */
export function DocumentVersions({ shown, text: { details, versions } }: VersionsProps) {
  const { edition } = useSite();
  const listed = IFU_DOCUMENTS.filter(({ product }) => product === shown.product);
  return (
    <>
      <ul className={styles.versions}>
        {listed.map(({ id, version, publishedAt, status }) => (
          <li key={id}>
            <SiteLink to={pathOf(id, 'en')} aria-current={id === shown.id ? 'page' : undefined}>
              {details.version} {version}
            </SiteLink>{' '}
            – {dayWords(publishedAt, edition)}, {details.statuses[status]}
            {id === shown.id && ` (${versions.shown})`}
          </li>
        ))}
      </ul>
      <p>
        <SiteLink to={pathOf('instructions', edition)}>{versions.all}</SiteLink>
      </p>
    </>
  );
}

/** Whom to ask while the website is out of reach. */
export function DocumentContact({ text }: { readonly text: string }) {
  const { company } = useSite().content;
  return (
    <>
      <p>{text}</p>
      <p>
        <a href={company.telephoneHref}>{company.telephone}</a>
        {' · '}
        <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
      </p>
    </>
  );
}

interface DetailsProps {
  readonly document: IfuDocument;
  readonly text: DocumentText['details'];
}

const BYTES_PER_KILOBYTE = 1000;

/** What a reader checks before trusting a document. */
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
  );
}
