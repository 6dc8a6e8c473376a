import { useSite } from '../../site/site.js';
import {
  productById,
  type ProductGroup,
  type ProductSubgroup,
  SUBGROUPS,
} from '../../contract/products.js';
import type { ProductTile } from '../product/product-text.js';
import { ProductTiles } from '../product/product-tiles.js';
import styles from './product-cards.module.css';

interface ProductCardsProps {
  readonly group: ProductGroup;
  /** A sentence above the tiles of a subgroup. */
  readonly leads: Readonly<Partial<Record<ProductSubgroup, string>>>;
  readonly tiles: readonly ProductTile[];
}

/** The products of a group, by subgroup, each leading to its page. */
export function ProductCards({ group, leads, tiles }: ProductCardsProps) {
  const { content } = useSite();
  return SUBGROUPS[group].map((subgroup) => (
    <div key={subgroup} className={styles.subgroup}>
      <h3 className={styles.heading}>{content.ui.subgroups[subgroup]}</h3>
      <p className={styles.lead}>{leads[subgroup]}</p>
      <ProductTiles tiles={tiles.filter(({ id }) => productById(id).subgroup === subgroup)} />
    </div>
  ));
}
