import { Flame } from 'lucide';
import { useCurrentRow, useSite } from '../../site/site.js';
import { SiteLink } from '../controls/site-link.js';
import type { MenuLink } from './menu-entries.js';
import styles from './header.module.css';
import { Icon } from '../controls/icon.js';

interface MenuItemProps {
  readonly link: MenuLink;
  readonly className?: string | undefined;
}

/** One entry; the page being shown is marked as such, the entry above it as well, and choosing it loads it anew. */
export function MenuItem({ link, className }: MenuItemProps) {
  const { menu } = useSite().content.ui;
  const current = useCurrentRow();
  const isCurrent = current.id === link.id;
  const isAbove = !isCurrent && current.meta.gradePath === link.id;
  return (
    <SiteLink
      className={className}
      to={link.href}
      reloadCurrent
      aria-current={isCurrent ? 'page' : isAbove ? 'true' : undefined}
    >
      {link.label}
      {link.hot && (
        <>
          <Icon of={Flame} className={styles.hot} />
          <span className="visually-hidden"> {menu.hot}</span>
        </>
      )}
    </SiteLink>
  );
}
