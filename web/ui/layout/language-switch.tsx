import type { MouseEvent } from 'react';
import { useMatches } from 'react-router-dom';
import { handoverFragment } from '../../site/language-handover.js';
import { useSite } from '../../site/site.js';
import { HTML_LANG, otherEdition } from '../../contract/editions.js';
import { counterpartPath } from '../../contract/navigation.js';
import { hasPage, type PageId } from '../../contract/routes.js';
import styles from './language-switch.module.css';

/** Leads to the same page on the other edition's host; where there is none, to its home, and says so. */
export function LanguageSwitch({ className = '' }: { readonly className?: string | undefined }) {
  const { edition, origins, content } = useSite();
  // Not by what the page has loaded: it may have failed.
  const { id } = useMatches().at(-1) as { readonly id: PageId };
  const other = otherEdition(edition);
  const href = new URL(counterpartPath(id, other), origins[other]).href;
  // What the address says of the page's state, such as a receipt's reference, holds in both editions.
  const takeAlong = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const query = hasPage(id, other) ? window.location.search : '';
    currentTarget.href = href + query + handoverFragment();
  };
  return (
    <a
      className={`${styles.switch} ${className}`}
      href={href}
      hrefLang={HTML_LANG[other]}
      lang={HTML_LANG[other]}
      onClick={takeAlong}
      onAuxClick={takeAlong}
    >
      {content.ui.languageSwitch}
      {!hasPage(id, other) && id !== 'notFound' && (
        <span className={styles.home}> {content.ui.languageSwitchHome}</span>
      )}
    </a>
  );
}
