import { useRef } from 'react';
import { SearchButton } from './search-button.js';
import { DesktopMenu } from './desktop-menu.js';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { MobileMenu } from './mobile-menu.js';
import { useClosingMenus } from './use-closing-menus.js';
import { useHeaderState } from './header-state.js';
import { useHoverMenus } from './use-hover-menus.js';

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
