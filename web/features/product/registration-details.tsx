import { useCurrentRow, useSite } from '../../site/site.js';
import { Facts } from '../../ui/blocks/facts.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { IFU_DOCUMENTS } from '../../contract/instructions-for-use.js';
import { hasPage, pathOf } from '../../contract/routes.js';
import { useProductPage } from './product-page.js';
import styles from './registration-details.module.css';

/** Market and class in a few words, with the way to the numbers. */
export function RegistrationStatus() {
  const { entry, labels } = useProductPage();
  return (
    <a href="#registration">
      {labels.registration.classes[entry.registration.deviceClass]}
      <span lang="zh-CN" className={styles.certificate}>
        {entry.registration.certificate}
      </span>
    </a>
  );
}

/** What has to be said wherever a medical device is advertised, and the way to its instructions. */
export function RegistrationDetails() {
  const { edition } = useSite();
  const { product } = useCurrentRow();
  const words = useProductPage().labels.registration;
  const document = IFU_DOCUMENTS.find(
    (candidate) => candidate.product === product && candidate.status === 'current',
  );
  return (
    <>
      <p className={styles.caution}>{words.caution}</p>
      <p>
        {words.supply}
        {document && (
          <>
            {' '}
            <SiteLink
              to={pathOf(hasPage(document.id, edition) ? document.id : 'instructions', edition)}
            >
              {words.instructions}
            </SiteLink>
          </>
        )}
      </p>
    </>
  );
}

/** Numbers that have to stand beside a medical device wherever it is advertised. */
export function RegistrationNumbers() {
  const { content } = useSite();
  const { entry, labels } = useProductPage();
  const words = labels.registration;
  const numbers = [
    [words.certificate, entry.registration.certificate],
    [words.production, content.company.productionLicence],
    [words.advertisement, entry.registration.advertisement],
  ] as const;
  return (
    <div className={styles.numbers}>
      <Facts
        facts={numbers.map(([label, number]) => ({
          label,
          value: <span lang="zh-CN">{number}</span>,
        }))}
      />
      <p className={styles.note}>{words.note}</p>
    </div>
  );
}
