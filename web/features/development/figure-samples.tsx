import { type Edition, HTML_LANG } from '../../contract/editions.js';
import type { LabelSize } from '../../figures/figure.js';
import type { SiteFigure } from '../../figures/site-figure.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import styles from './dev-figures.module.css';

interface Size {
  /** Layout pixels. */
  readonly width: number;
  readonly labels: LabelSize;
}

/** Widths on a telephone, a tablet, a small and a large desktop screen. */
const PRODUCT_SIZES: readonly Size[] = [
  { width: 640, labels: 'wide' },
  { width: 442, labels: 'wide' },
  { width: 707, labels: 'wide' },
  { width: 359, labels: 'narrow' },
];
/** As wide as the page's column. */
const PAGE_SIZES: readonly Size[] = [
  { width: 1280, labels: 'wide' },
  { width: 706, labels: 'wide' },
  { width: 358, labels: 'narrow' },
];
const HERO_SIZES: readonly Size[] = [
  { width: 1920, labels: 'wide' },
  { width: 1280, labels: 'wide' },
  { width: 768, labels: 'wide' },
  { width: 390, labels: 'narrow' },
];

interface FigureSamplesProps {
  readonly figure: SiteFigure;
  readonly edition: Edition;
  readonly text: FigureText | undefined;
}

/** One figure in all its sizes with the words of an edition. */
export function FigureSamples({ figure, edition, text }: FigureSamplesProps) {
  const { caption, alt = '', legendAlt } = text ?? {};
  const sizes = figure.crop ? HERO_SIZES : figure.narrow ? PAGE_SIZES : PRODUCT_SIZES;
  return (
    <figure className={styles.figure} lang={HTML_LANG[edition]}>
      <div className={styles.samples} data-ground={figure.ground}>
        {sizes.map((size) => (
          <Sample key={size.width} figure={figure} edition={edition} size={size} alt={alt} />
        ))}
        {figure.legend && <img src={figure.legend[edition]} alt={legendAlt} />}
      </div>
      <figcaption>
        <p>{caption}</p>
        <p className={styles.alternative}>{alt}</p>
        {legendAlt !== undefined && <p className={styles.alternative}>{legendAlt}</p>}
      </figcaption>
    </figure>
  );
}

interface SampleProps extends Omit<FigureSamplesProps, 'text'> {
  readonly size: Size;
  readonly alt: string;
}

function Sample({ figure, edition, size, alt }: SampleProps) {
  const { raster, crop, drawing, narrow, width, height } = figure;
  const isCropped = crop !== undefined && size.labels === 'narrow';
  const sources = isCropped ? crop.sources : raster?.sources;
  const frame = (size.labels === 'narrow' ? narrow : undefined) ?? { width, height };
  const shape = isCropped ? { width: crop.width, height } : frame;
  return (
    <div className={styles.sample} style={{ inlineSize: size.width }}>
      {sources && (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={`${size.width}px`} />
          ))}
          <img className={styles.raster} src={raster?.src} alt={alt} {...shape} loading="lazy" />
        </picture>
      )}
      {drawing && (
        <img
          className={raster ? styles.labels : styles.raster}
          src={drawing[edition][size.labels]}
          alt={raster ? '' : alt}
          {...shape}
          loading="lazy"
        />
      )}
    </div>
  );
}
