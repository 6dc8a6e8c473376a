import { useSite } from '../../site/site.js';
import { useAddedRoutes } from '../../site/permission-routes.js';
import { MenuItem } from './menu-item.js';
import { productMenu } from './menu-entries.js';
import styles from './products-panel.module.css';

/** Wide panel of the products entry: brain and heart with their subgroups. */
export function ProductsPanel() {
  const { edition, content } = useSite();
  const { ui, products } = content;
  const routes = useAddedRoutes();
  return (
    <div className={styles.panel}>
      <div className="container">
        <div className={styles.groups}>
          {productMenu(ui, edition, routes).map(({ group, link, subgroups }) => (
            <section key={group} data-group={group}>
              <p className={styles.head}>
                <MenuItem link={link} className={styles.headLink} />
              </p>
              <div className={styles.subgroups}>
                {subgroups.map(({ heading, links }) => (
                  <div key={heading}>
                    <p className={styles.heading}>{heading}</p>
                    <ul className={styles.links}>
                      {links.map((item) => (
                        <li key={item.id} className={styles.product}>
                          <img
                            src={products[item.id]?.picture}
                            alt=""
                            width={56}
                            height={40}
                            loading="lazy"
                          />
                          <MenuItem link={item} className={styles.link} />
                          <span>{products[item.id]?.line}</span>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
