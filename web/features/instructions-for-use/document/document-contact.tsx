import { useSite } from '../../../site/site.js';

/** Whom to ask while the website is out of reach. */
export function DocumentContact({ text }: { readonly text: string }) {
  const { company } = useSite().content;
  return (
    <>
      <p>{text}</p>
      <p>
        <a href={company.telephoneHref}>{company.telephone}</a>
        {' · '}
        <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
      </p>
    </>
  );
}
