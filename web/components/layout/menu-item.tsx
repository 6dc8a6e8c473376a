import { Flame } from 'lucide';
import { useCurrentRow, useSite } from '../../app/site.js';
import { SiteLink } from '../ui/site-link.js';
import type { MenuLink } from './menu-entries.js';
import styles from './menu-item.module.css';
import { Icon } from '../ui/icon.js';

interface MenuItemProps {
  readonly link: MenuLink;
  readonly className?: string | undefined;
}

/** One entry; the page being shown is marked as such, and choosing it loads it anew. */
export function MenuItem({ link, className }: MenuItemProps) {
  const { menu } = useSite().content.ui;
  const isCurrent = useCurrentRow().id === link.id;
  return (
    <SiteLink
      className={className}
      to={link.href}
      reloadCurrent
      aria-current={isCurrent ? 'page' : undefined}
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
