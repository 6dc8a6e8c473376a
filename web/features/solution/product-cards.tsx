import { useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { fillIn } from '../../content/fill-in.js';
import {
  productById,
  type ProductGroup,
  type ProductSubgroup,
  SUBGROUPS,
} from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import styles from './product-cards.module.css';
import type { ProductCard } from './solution-text.js';

interface ProductCardsProps {
  readonly group: ProductGroup;
  /** A sentence or two above the cards of a subgroup. */
  readonly leads: Readonly<Partial<Record<ProductSubgroup, string>>>;
  readonly cards: readonly ProductCard[];
  readonly timeLabel: string;
}

/** The products of a group, by subgroup, each leading to its page. */
export function ProductCards({ group, leads, cards, timeLabel }: ProductCardsProps) {
  const { edition, content } = useSite();
  return SUBGROUPS[group].map((subgroup) => (
    <div key={subgroup} className={styles.subgroup}>
      <div className={styles.lead}>
        <h3 className={styles.heading}>{content.ui.subgroups[subgroup]}</h3>
        <p>{leads[subgroup]}</p>
      </div>
      <ul className={styles.cards}>
        {cards
          .filter(({ id }) => productById(id).subgroup === subgroup)
          .map(({ id, summary, minutes }) => (
            <li key={id} className={styles.card}>
              <SiteLink className={styles.name} to={pathOf(`product:${id}`, edition)}>
                {productById(id).name[edition]}
              </SiteLink>
              <p className={styles.summary}>{summary}</p>
              {minutes !== undefined && (
                <p className={styles.time}>
                  {timeLabel} <strong>{fillIn(content.ui.calls.minutes, { minutes })}</strong>
                </p>
              )}
            </li>
          ))}
      </ul>
    </div>
  ));
}
