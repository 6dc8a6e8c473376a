import { ChevronDown } from 'lucide';
import { menuRows, useAddedRoutes } from '../../site/permission-routes.js';
import { useCurrentRow, useSite } from '../../site/site.js';
import { LanguageSwitch } from './language-switch.js';
import { groupOfRow, menuLabel, menuLink, menuLinks, productMenu } from './menu-entries.js';
import { MenuItem } from './menu-item.js';
import styles from './mobile-menu-list.module.css';
import { Icon } from '../controls/icon.js';

/** What the menu of narrow screens lists: groups to fold out, where the page stands already open, and the other language. */
export function MobileMenuList() {
  const { edition, content } = useSite();
  const { ui } = content;
  const routes = useAddedRoutes();
  const current = useCurrentRow();
  return (
    <nav aria-label={ui.menu.label}>
      <ul className={styles.list}>
        {menuRows(routes).map((row) => {
          if (row.id === 'innovative') return <ProductGroups key={row.id} />;
          const children = menuLinks(ui, edition, row.id, routes);
          return (
            <li key={row.id}>
              {children.length === 0 ? (
                <MenuItem link={menuLink(ui, row, edition)} className={styles.entry} />
              ) : (
                <details {...standing(children.some(({ id }) => id === current.id))}>
                  <Summary label={menuLabel(ui, row, edition)} />
                  <ul className={styles.sublist}>
                    {children.map((link) => (
                      <li key={link.id}>
                        <MenuItem link={link} className={styles.subentry} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <LanguageSwitch className={styles.language} />
    </nav>
  );
}

/** Of a group: open where the page stands in it, and after a navigation within it, too. */
function standing(isCurrent: boolean) {
  return { open: isCurrent, 'data-current': isCurrent || undefined };
}

function Summary({ label }: { readonly label: string }) {
  return (
    <summary className={styles.entry}>
      {label}
      <Icon of={ChevronDown} className={styles.chevron} />
    </summary>
  );
}

function ProductGroups() {
  const { edition, content } = useSite();
  const routes = useAddedRoutes();
  const shown = groupOfRow(useCurrentRow());
  return productMenu(content.ui, edition, routes).map(({ group, link, subgroups }) => (
    <li key={group} data-group={group}>
      <details {...standing(group === shown)}>
        <Summary label={link.label} />
        <div className={styles.sublist}>
          <MenuItem
            link={{ ...link, label: content.ui.menu.overview }}
            className={styles.subentry}
          />
          {subgroups.map(({ heading, links }) => (
            <div key={heading}>
              <p className={styles.heading}>{heading}</p>
              <ul className={styles.products}>
                {links.map((item) => (
                  <li key={item.id}>
                    <MenuItem link={item} className={styles.subentry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </li>
  ));
}
