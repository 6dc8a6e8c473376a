import { useSite } from '../../site/site.js';
import styles from './contact-details.module.css';

/** Address, telephone and mailbox of the company. */
export function ContactDetails() {
  const { company, ui } = useSite().content;
  return (
    <dl className={styles.list}>
      <dt>{ui.footer.address}</dt>
      <dd>{company.address}</dd>
      <dt>{ui.footer.telephone}</dt>
      <dd>
        <a href={company.telephoneHref}>{company.telephone}</a>
      </dd>
      <dt>{ui.footer.mailbox}</dt>
      <dd>
        <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
      </dd>
    </dl>
  );
}
