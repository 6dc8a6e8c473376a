import { fillIn } from '../../content/words.js';
import { productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';
import type { ImageKind, ProductTile } from './product-text.js';
import styles from './product-tiles.module.css';

interface ProductTilesProps {
  readonly tiles: readonly ProductTile[];
  /** Given where tiles name the images that their product reads. */
  readonly imageNames?: Readonly<Record<ImageKind, string>>;
  /** Whether few have a row for themselves, so that words stand beside the picture. */
  readonly isWide?: boolean;
}

/** Products side by side, each with its picture and its question; the whole tile leads to its page. */
export function ProductTiles({ tiles, imageNames, isWide }: ProductTilesProps) {
  const { edition, content } = useSite();
  return (
    <ul className={styles.tiles} data-count={tiles.length} data-wide={isWide ? '' : undefined}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.tile} data-images={imageNames && tile.images.join(' ')}>
          <Thumbnail id={tile.figure} sizes="(min-width: 769px) 20rem, 46vw" />
          <p className={styles.head}>
            <SiteLink className={styles.name} to={pathOf(`product:${tile.id}`, edition)}>
              {productById(tile.id).name[edition]}
            </SiteLink>
            {tile.minutes !== undefined && (
              <span className={styles.time}>
                {fillIn(content.ui.calls.minutes, { minutes: tile.minutes })}
              </span>
            )}
          </p>
          <p className={styles.question}>{tile.question}</p>
          {imageNames && (
            <p className={styles.images}>
              {tile.images.map((kind) => imageNames[kind]).join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
