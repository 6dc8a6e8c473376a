import { useCurrentRow, useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { IFU_DOCUMENTS } from '../../contract/instructions-for-use.js';
import { hasPage, pathOf } from '../../contract/routes.js';
import { useProductPage } from './product-page.js';
import styles from './registration-details.module.css';

/** Numbers that have to stand beside a medical device wherever it is advertised, and the way to its instructions. */
export function RegistrationDetails() {
  const { edition, content } = useSite();
  const { product } = useCurrentRow();
  const { entry, labels } = useProductPage();
  const words = labels.registration;
  const document = IFU_DOCUMENTS.find(
    (candidate) => candidate.product === product && candidate.status === 'current',
  );
  const numbers = [
    [words.certificate, entry.registration.certificate],
    [words.production, content.company.productionLicence],
    [words.advertisement, entry.registration.advertisement],
  ] as const;
  return (
    <>
      <p className={styles.caution}>{words.caution}</p>
      <p>{words.supply}</p>
      {document && (
        <p>
          <SiteLink
            to={pathOf(hasPage(document.id, edition) ? document.id : 'instructions', edition)}
          >
            {words.instructions}
          </SiteLink>
        </p>
      )}
      <dl className={styles.numbers}>
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang="zh-CN">{number}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
