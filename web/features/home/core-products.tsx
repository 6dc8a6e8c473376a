import { useSite } from '../../site/site.js';
import { Container } from '../../ui/layout/container.js';
import { menuLabel, PRODUCT_GROUPS, productMenu } from '../../ui/layout/menu-entries.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import type { HomeText } from './home-text.js';
import { pathOf, routeById } from '../../contract/routes.js';
import styles from './core-products.module.css';

/** The products for brain and heart, each group with the way to its solution. */
export function CoreProducts({ products }: { readonly products: HomeText['products'] }) {
  const { edition, content } = useSite();
  const menu = productMenu(content.ui, edition);
  return (
    <section className={styles.band} aria-labelledby="core-products">
      <Container>
        <h2 id="core-products">{products.heading}</h2>
        <div className={styles.groups}>
          {PRODUCT_GROUPS.map((group) => (
            <div key={group} className={styles.group} data-group={group}>
              <h3 className={styles.heading}>{products.groups[group].label}</h3>
              <p className={styles.lead}>{products.groups[group].lead}</p>
              <dl className={styles.subgroups}>
                {menu
                  .filter((entry) => entry.group === group)
                  .flatMap(({ subgroups }) => subgroups)
                  .map(({ heading, links }) => (
                    <div key={heading} className={styles.subgroup}>
                      <dt>{heading}</dt>
                      {links.map(({ id, label, href }) => (
                        <dd key={id}>
                          <SiteLink to={href}>{label}</SiteLink>
                        </dd>
                      ))}
                    </div>
                  ))}
              </dl>
              <p className={styles.call}>
                <LinkButton quiet to={pathOf(group, edition)}>
                  {content.ui.calls.seeGroup}
                  <span className="visually-hidden">
                    {content.ui.listColon}
                    {menuLabel(content.ui, routeById(group), edition)}
                  </span>
                </LinkButton>
              </p>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
