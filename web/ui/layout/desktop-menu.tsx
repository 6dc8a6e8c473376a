import { ChevronDown } from 'lucide';
import { menuRows, useAddedRoutes } from '../../site/permission-routes.js';
import { useCurrentRow, useSite } from '../../site/site.js';
import styles from './desktop-menu.module.css';
import { menuLabel, menuLink, menuLinks } from './menu-entries.js';
import { MenuItem } from './menu-item.js';
import { ProductsPanel } from './products-panel.js';
import { Icon } from '../controls/icon.js';

/** Horizontal menu of wide screens; parents open a panel, with or without script. */
export function DesktopMenu() {
  const { edition, content } = useSite();
  const { ui } = content;
  const routes = useAddedRoutes();
  const current = useCurrentRow();
  return (
    <nav className={styles.menu} aria-label={ui.menu.label}>
      <ul className={styles.list}>
        {menuRows(routes).map((row) => {
          const children = menuLinks(ui, edition, row.id, routes);
          if (children.length === 0) {
            return (
              <li key={row.id}>
                <MenuItem link={menuLink(ui, row, edition)} className={styles.entry} />
              </li>
            );
          }
          return (
            <li key={row.id} className={row.id === 'innovative' ? undefined : styles.anchor}>
              <details name="menu" data-hover>
                <summary
                  className={styles.entry}
                  data-active={current.meta.gradePath === row.id || undefined}
                >
                  {menuLabel(ui, row, edition)}
                  <Icon of={ChevronDown} className={styles.chevron} />
                </summary>
                {row.id === 'innovative' ? (
                  <ProductsPanel />
                ) : (
                  <ul className={styles.submenu}>
                    {children.map((link) => (
                      <li key={link.id}>
                        <MenuItem link={link} className={styles.subentry} />
                      </li>
                    ))}
                  </ul>
                )}
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
