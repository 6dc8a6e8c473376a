import { useSite } from '../../../site/site.js';
import { pathOf } from '../../../contract/routes.js';
import { referenceQuery } from '../../../contract/submission-status.js';
import { SiteLink } from '../../../ui/controls/site-link.js';
import type { InquiryTexts, RequestTexts } from './inquiry-texts.js';
import styles from './inquiry-form.module.css';
import { useEffect, useRef } from 'react';

interface InquiryThanksProps {
  readonly texts: RequestTexts;
  readonly reference: string;
  readonly Heading: 'h2' | 'h3';
  readonly onAnother: () => void;
}

/** Takes the place of a form that was accepted, and the focus. */
export function InquiryThanks({ texts, reference, Heading, onAnother }: InquiryThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Heading ref={heading} tabIndex={-1}>
        {texts.form.done.heading}
      </Heading>
      <InquiryReceipt texts={texts} reference={reference} />
      <button className={styles.another} type="button" onClick={onAnother}>
        {texts.sendAnother}
      </button>
    </div>
  );
}

/** Moves the focus from the thanks to the first control of the form that takes their place. */
export function useFocusOfAnother(isReplaced: boolean, firstControl: string): void {
  const wasReplaced = useRef(false);
  useEffect(() => {
    if (wasReplaced.current && !isReplaced) document.getElementById(firstControl)?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced, firstControl]);
}

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
