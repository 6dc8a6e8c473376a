import { useSite } from '../../../site/site.js';
import { dayWords } from '../../../ui/controls/date-words.js';
import { SiteLink } from '../../../ui/controls/site-link.js';
import type { DocumentText } from '../document-text.js';
import { IFU_DOCUMENTS, type IfuDocument } from '../../../contract/instructions-for-use.js';
import { pathOf } from '../../../contract/routes.js';
import styles from './document.module.css';

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
