import { useSite } from '../../site/site.js';
import { hasPage, type PageId, pathOf, routeById } from '../../contract/routes.js';
import { menuLabel } from '../layout/menu-entries.js';
import styles from './breadcrumb.module.css';
import { SiteLink } from './site-link.js';

/** Way back to the group that a page belongs to. */
export function Breadcrumb({ parent }: { readonly parent: PageId }) {
  const { edition, content } = useSite();
  if (!hasPage(parent, edition)) return null;
  const trail = [routeById(parent)];
  for (let id = routeById(parent).parent; id; id = routeById(id).parent)
    trail.unshift(routeById(id));
  return (
    <nav className={styles.breadcrumb} aria-label={content.ui.breadcrumb}>
      <ol>
        {trail.map((row) => (
          <li key={row.id}>
            <SiteLink to={pathOf(row.id, edition)}>{menuLabel(content.ui, row, edition)}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
