import { useSite } from '../../site/site.js';
import styles from './form.module.css';

/** A sentence that ends with the company's telephone and mailbox. */
export function ContactSentence({ text }: { readonly text: string }) {
  const { company } = useSite().content;
  return (
    <>
      {text} <a href={company.telephoneHref}>{company.telephone}</a>{' '}
      <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
    </>
  );
}

/** Whom to call or write to where the form cannot be sent. */
export function WithoutScript({ text }: { readonly text: string }) {
  return (
    <noscript>
      <p className={styles.noScript}>
        <ContactSentence text={text} />
      </p>
    </noscript>
  );
}
