import { fillIn } from '../../content/words.js';
import { productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import type { ProductLabels } from '../product/product-labels.zh.js';
import type { ProductTile } from '../product/product-text.js';
import type { SolutionLabels } from './solution-labels.zh.js';
import type { Way } from './solution-text.js';
import styles from './ways-table.module.css';

interface WaysTableProps {
  readonly rows: readonly Way[];
  readonly tiles: readonly ProductTile[];
  readonly labels: Pick<ProductLabels, 'quantity'> & Pick<SolutionLabels, 'ways'>;
}

/** Products that compute the same from different images: what each needs, and when to take which. */
export function WaysTable({ rows, tiles, labels }: WaysTableProps) {
  const { edition, content } = useSite();
  const { ways } = labels;
  return (
    <table className={styles.ways}>
      <thead>
        <tr>
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{ways.image}</th>
          <th scope="col">{ways.needs}</th>
          <th scope="col">{ways.when}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, image, needs, when }) => {
          const minutes = tiles.find(({ id }) => id === product)?.minutes;
          return (
            <tr key={product}>
              <th scope="row">
                <SiteLink to={pathOf(`product:${product}`, edition)}>
                  {productById(product).name[edition]}
                </SiteLink>
                {minutes !== undefined && (
                  <span className={styles.time}>
                    {fillIn(content.ui.calls.minutes, { minutes })}
                  </span>
                )}
              </th>
              <td data-label={ways.image}>{image}</td>
              <td data-label={ways.needs}>{needs}</td>
              <td data-label={ways.when}>{when}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
