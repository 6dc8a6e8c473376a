import { fillIn } from '../../content/fill-in.js';
import { productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';
import type { ProductTile } from './product-text.js';
import styles from './product-tiles.module.css';

/** Products side by side, each with its picture and its question; the whole tile leads to its page. */
export function ProductTiles({ tiles }: { readonly tiles: readonly ProductTile[] }) {
  const { edition, content } = useSite();
  return (
    <ul className={styles.tiles} data-count={tiles.length}>
      {tiles.map(({ id, figure, question, minutes }) => (
        <li key={id} className={styles.tile}>
          <Thumbnail id={figure} sizes="(min-width: 769px) 20rem, 46vw" />
          <p className={styles.head}>
            <SiteLink className={styles.name} to={pathOf(`product:${id}`, edition)}>
              {productById(id).name[edition]}
            </SiteLink>
            {minutes !== undefined && (
              <span className={styles.time}>{fillIn(content.ui.calls.minutes, { minutes })}</span>
            )}
          </p>
          <p className={styles.question}>{question}</p>
        </li>
      ))}
    </ul>
  );
}
