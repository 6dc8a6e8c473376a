import type { ReactNode } from 'react';
import { usePageFigure } from '../../site/site.js';
import type { FigureId } from '../../figures/figure-ids.js';
import { ComputedPicture } from './computed-picture.js';
import styles from './figure.module.css';

interface FigureProps {
  readonly id: FigureId;
  readonly sizes: string;
  readonly isFirst?: boolean;
  /** Drawn over the picture. */
  readonly children?: ReactNode;
}

/** A computed picture on its dark stage, or on the page's own ground, with its caption. */
export function Figure({ children, ...props }: FigureProps) {
  const figure = usePageFigure(props.id);
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} data-ground={figure?.ground}>
        <ComputedPicture {...props} />
        {children}
      </div>
      <figcaption className={styles.caption}>{figure?.caption}</figcaption>
    </figure>
  );
}
