import { useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { fillIn } from '../../content/fill-in.js';
import {
  type Product,
  type ProductGroup,
  type ProductId,
  PRODUCTS,
  type ProductSubgroup,
  SUBGROUPS,
} from '../../contract/products.js';
import { type PageId, pathOf } from '../../contract/routes.js';
import styles from './product-cards.module.css';

interface ProductCardsProps {
  readonly group: ProductGroup;
  /** A sentence or two above the cards of a subgroup. */
  readonly leads: Readonly<Partial<Record<ProductSubgroup, string>>>;
  readonly summaries: Readonly<Partial<Record<ProductId, string>>>;
  readonly timeLabel: string;
}

/** The products of a group, by subgroup, each leading to its page. */
export function ProductCards({ group, leads, summaries, timeLabel }: ProductCardsProps) {
  const { edition, content } = useSite();
  const minutesOf = ({ analysisMinutes }: Product) =>
    analysisMinutes === undefined
      ? undefined
      : fillIn(content.ui.calls.minutes, { minutes: analysisMinutes });
  return SUBGROUPS[group].map((subgroup) => (
    <div key={subgroup} className={styles.subgroup}>
      <div className={styles.lead}>
        <h3 className={styles.heading}>{content.ui.subgroups[subgroup]}</h3>
        <p>{leads[subgroup]}</p>
      </div>
      <ul className={styles.cards}>
        {PRODUCTS.filter((product) => product.subgroup === subgroup).map((product) => (
          <li key={product.id} className={styles.card}>
            <SiteLink
              className={styles.name}
              to={pathOf(`product:${product.id}` as PageId, edition)}
            >
              {product.name[edition]}
            </SiteLink>
            <p className={styles.summary}>{summaries[product.id]}</p>
            {minutesOf(product) !== undefined && (
              <p className={styles.time}>
                {timeLabel} <strong>{minutesOf(product)}</strong>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
}
