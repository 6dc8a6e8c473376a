import { CROP_SIZES } from '../../site/lead-picture.js';
import { usePageFigure, useSite } from '../../site/site.js';
import type { FigureId } from '../../figures/figure-ids.js';
import { type LabelSize, NARROW_SCREEN } from '../../figures/figure.js';
import { FlowSlot } from '../flow/flow-slot.js';
import styles from './computed-picture.module.css';

interface ComputedPictureProps {
  readonly id: FigureId;
  /** Width that it takes in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Stands in the first view: loaded before everything else. */
  readonly isFirst?: boolean;
  /** Shows no moving layer. */
  readonly isStill?: boolean;
  /** Letters of its labels; `narrow` ones are larger, for places as wide as a telephone. */
  readonly labels?: LabelSize;
}

/** A computed picture: a raster in the best type and width for the screen, labels drawn over it. */
export function ComputedPicture({
  id,
  sizes,
  isFirst = false,
  isStill = false,
  labels = 'wide',
}: ComputedPictureProps) {
  const { edition } = useSite();
  const figure = usePageFigure(id);
  if (!figure) return null;
  const { width, height, narrow, raster, crop, drawing, alt } = figure;
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <div className={styles.frame}>
      {raster && (
        <picture>
          {crop?.sources.map(({ type, srcset }) => (
            <source
              key={`narrow ${type}`}
              media={NARROW_SCREEN}
              type={type}
              srcSet={srcset}
              sizes={CROP_SIZES}
              width={crop.width}
              height={height}
            />
          ))}
          {raster.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            className={styles.raster}
            src={raster.src}
            width={width}
            height={height}
            alt={alt}
            {...loading}
          />
        </picture>
      )}
      {!isStill && <FlowSlot figure={figure} />}
      {drawing && (
        <picture>
          <source media={NARROW_SCREEN} srcSet={drawing[edition].narrow} {...narrow} />
          <img
            className={raster ? styles.labels : styles.raster}
            src={drawing[edition][labels]}
            width={width}
            height={height}
            alt={raster ? '' : alt}
            {...loading}
          />
        </picture>
      )}
    </div>
  );
}

interface ThumbnailProps {
  readonly id: FigureId;
  /** Width that it takes in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
}

/** A figure as a small picture beside words that say the same: without labels, caption or text. */
export function Thumbnail({ id, sizes }: ThumbnailProps) {
  const { edition } = useSite();
  const figure = usePageFigure(id);
  if (!figure) return null;
  const { raster, drawing, width, height } = figure;
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={styles.thumbnail}>
      {raster ? (
        <picture>
          {raster.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img src={raster.src} alt="" {...size} />
        </picture>
      ) : (
        drawing && <img src={drawing[edition].narrow} alt="" {...size} />
      )}
    </div>
  );
}
