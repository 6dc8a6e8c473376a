import { useSite } from '../../../site/site.js';
import { pathOf } from '../../../contract/routes.js';
import { referenceQuery } from '../../../contract/submission-status.js';
import { SiteLink } from '../../../ui/controls/site-link.js';
import type { InquiryTexts } from './inquiry-texts.js';
import styles from './inquiry-form.module.css';

interface ReceiptProps {
  readonly texts: Pick<InquiryTexts, 'form' | 'reference' | 'keepReference' | 'progress'>;
  readonly reference: string;
}

/** What the visitor may quote; nothing of what was sent. */
export function InquiryReceipt({ texts, reference }: ReceiptProps) {
  const { edition } = useSite();
  return (
    <>
      <p>{texts.form.done.message}</p>
      <dl className={styles.reference}>
        <dt>{texts.reference}</dt>
        <dd>{reference}</dd>
      </dl>
      <p>
        {texts.keepReference}{' '}
        <SiteLink to={pathOf('licenseStatus', edition) + referenceQuery(reference)}>
          {texts.progress}
        </SiteLink>
      </p>
    </>
  );
}
