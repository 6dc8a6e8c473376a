import type { InquiryTexts } from './inquiry-texts.js';
import styles from './inquiry-form.module.css';

interface ReceiptProps {
  readonly texts: Pick<InquiryTexts, 'form' | 'reference' | 'keepReference'>;
  readonly reference: string;
}

/** What the visitor may quote; nothing of what was sent. */
export function InquiryReceipt({ texts, reference }: ReceiptProps) {
  return (
    <>
      <p>{texts.form.done.message}</p>
      <dl className={styles.reference}>
        <dt>{texts.reference}</dt>
        <dd>{reference}</dd>
      </dl>
      <p>{texts.keepReference}</p>
    </>
  );
}
