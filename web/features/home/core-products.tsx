import { useSite } from '../../site/site.js';
import { menuLabel } from '../../ui/layout/menu-entries.js';
import { PRODUCT_GROUPS, type ProductGroup } from '../../contract/products.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { pathOf, routeById } from '../../contract/routes.js';
import type { ProductTile } from '../product/product-text.js';
import { ProductTiles } from '../product/product-tiles.js';
import type { HomeText } from './home-text.js';
import styles from './core-products.module.css';

interface CoreProductsProps {
  readonly products: HomeText['products'];
  readonly tiles: Readonly<Record<ProductGroup, readonly ProductTile[]>>;
}

/** The products for brain and heart, each with its picture, and the way to their solution. */
export function CoreProducts({ products, tiles }: CoreProductsProps) {
  const { edition, content } = useSite();
  return (
    <section className={styles.products} aria-labelledby="core-products">
      <div className="container">
        <h2 id="core-products">
          <HeadingText>{products.heading}</HeadingText>
        </h2>
        {PRODUCT_GROUPS.map((group) => (
          <div key={group} className={styles.group} data-group={group}>
            <div className={styles.head}>
              <div>
                <h3 className={styles.heading}>{products.groups[group].label}</h3>
                <p className={styles.lead}>{products.groups[group].lead}</p>
              </div>
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
            <ProductTiles tiles={tiles[group]} />
          </div>
        ))}
      </div>
    </section>
  );
}
