import { useEffect, useRef } from 'react';
import styles from './inquiry-form.module.css';
import { InquiryReceipt } from './inquiry-receipt.js';
import type { RequestTexts } from './inquiry-texts.js';

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
