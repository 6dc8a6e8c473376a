import { usePageFigure, useSite } from '../../site/site.js';
import type { FigureId } from '../../figures/figure-ids.js';
import styles from './colour-legend.module.css';

interface ColourLegendProps {
  readonly id: FigureId;
  /** Says where it stands. */
  readonly className?: string | undefined;
}

/** What the colours of a picture mean, beside it and in the size of a text. */
export function ColourLegend({ id, className = '' }: ColourLegendProps) {
  const { edition } = useSite();
  const figure = usePageFigure(id);
  if (!figure?.legend) return null;
  return (
    <img
      className={`${styles.legend} ${className}`}
      src={figure.legend[edition]}
      width={152}
      height={48}
      alt={figure.legendAlt}
      loading="lazy"
    />
  );
}
