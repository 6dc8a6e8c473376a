import { useEffect, useRef } from 'react';
import {
  productById,
  type ProductGroup,
  type ProductSubgroup,
  SUBGROUPS,
} from '../../contract/products.js';
import { useSite } from '../../site/site.js';
import { IMAGES, type ProductTile } from '../product/product-text.js';
import { ProductTiles } from '../product/product-tiles.js';
import type { SolutionLabels } from './solution-labels.zh.js';
import styles from './product-cards.module.css';

interface ProductCardsProps {
  readonly group: ProductGroup;
  /** A sentence above the tiles of a subgroup. */
  readonly leads: Readonly<Partial<Record<ProductSubgroup, string>>>;
  readonly tiles: readonly ProductTile[];
  readonly labels: Pick<SolutionLabels, 'images' | 'chooser'>;
}

/** Tiles that stand side by side in one row, over subgroups; a subgroup of two fills it alone. */
const ROW = 3;

/** The products of a group, by subgroup; those that read the image at hand light up. */
export function ProductCards({ group, leads, tiles, labels }: ProductCardsProps) {
  const { content } = useSite();
  const subgroups = SUBGROUPS[group].map((subgroup) => ({
    subgroup,
    tiles: tiles.filter(({ id }) => productById(id).subgroup === subgroup),
  }));
  const shared = subgroups.filter((one) => one.tiles.length < ROW);
  const isRowFull = shared.reduce((sum, one) => sum + one.tiles.length, 0) === ROW;
  return (
    <div className={styles.cards}>
      <Chooser group={group} labels={labels} />
      <div className={styles.subgroups}>
        {subgroups.map((one) => (
          <div
            key={one.subgroup}
            className={styles.subgroup}
            data-share={isRowFull && shared.includes(one) ? one.tiles.length : undefined}
          >
            <h3 className={styles.heading}>{content.ui.subgroups[one.subgroup]}</h3>
            <p className={styles.lead}>{leads[one.subgroup]}</p>
            <ProductTiles
              tiles={one.tiles}
              imageNames={labels.images}
              isWide={one.tiles.length < ROW && !isRowFull}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Which image, which product? A choice without script: the stylesheet dims the tiles that do not
 * name its value among their images.
 */
function Chooser({ group, labels }: Pick<ProductCardsProps, 'group' | 'labels'>) {
  const choices = useRef<HTMLFieldSetElement>(null);
  // Whoever comes back from a product finds the image chosen; the HTML never depends on it.
  useEffect(() => {
    const { image } = (window.history.state ?? {}) as { image?: string };
    const chosen = choices.current?.querySelector<HTMLInputElement>(`[value='${image ?? ''}']`);
    if (image && chosen) chosen.checked = true;
  }, []);
  const keep = (image: string): void =>
    window.history.replaceState({ ...window.history.state, image }, '');
  return (
    <fieldset ref={choices} className={styles.chooser}>
      <legend>{labels.chooser.legend}</legend>
      <div className={styles.choices}>
        {[undefined, ...IMAGES[group]].map((kind) => (
          <label key={kind ?? 'all'} className={styles.choice}>
            <input
              type="radio"
              name="image"
              value={kind ?? ''}
              defaultChecked={!kind}
              onChange={() => keep(kind ?? '')}
            />
            <span>{kind ? labels.images[kind] : labels.chooser.all}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
