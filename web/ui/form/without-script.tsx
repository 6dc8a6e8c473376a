import { useSite } from '../../site/site.js';
import styles from './form.module.css';

/** Whom to call or write to where the form cannot be sent. */
export function WithoutScript({ text }: { readonly text: string }) {
  const { company } = useSite().content;
  return (
    <noscript>
      <p className={styles.noScript}>
        {text} <a href={company.telephoneHref}>{company.telephone}</a>{' '}
        <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
      </p>
    </noscript>
  );
}
