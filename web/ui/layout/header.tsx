import { Search } from 'lucide';
import { useRef } from 'react';
import { useSearchOpener } from '../../site/search-opener.js';
import { MAIN_ID, useSite } from '../../site/site.js';
import { Icon } from '../controls/icon.js';
import { DesktopMenu } from './desktop-menu.js';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { MobileMenu } from './mobile-menu.js';
import { useClosingMenus } from './use-closing-menus.js';
import { useHeaderState } from './header-state.js';
import { useHoverMenus } from './use-hover-menus.js';

/** First stop of the keyboard: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {useSite().content.ui.skipToContent}
    </a>
  );
}

export function Header() {
  const header = useRef<HTMLElement>(null);
  const { solid, hidden } = useHeaderState();
  useClosingMenus(header);
  useHoverMenus(header);
  return (
    <header
      className={styles.header}
      data-solid={solid || undefined}
      data-hidden={hidden || undefined}
      ref={header}
    >
      <div className="container">
        <div className={styles.bar}>
          <Logo />
          <DesktopMenu />
          <SearchButton />
          <LanguageSwitch className={styles.language} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** Opens the search; its place is kept free until scripts run, since without them it does nothing. */
function SearchButton() {
  const { content } = useSite();
  const search = useSearchOpener();
  return (
    <div className={styles.search}>
      {search && (
        <button
          type="button"
          className={styles.searchButton}
          aria-haspopup="dialog"
          onPointerEnter={search.prepare}
          onFocus={search.prepare}
          onClick={() => search.open()}
        >
          <Icon of={Search} className={styles.searchIcon} />
          <span className="visually-hidden">{content.ui.search}</span>
        </button>
      )}
    </div>
  );
}
