import type { ReactNode } from 'react';
import { useCurrentRow } from '../../site/site.js';
import type { ProductGroup } from '../../contract/products.js';
import { Container } from '../layout/container.js';
import { HeadingText } from './heading-text.js';
import styles from './page-band.module.css';
import { VesselLine } from './vessel-line.js';

interface PageBandProps {
  readonly heading: string;
  /** Colours the band for brain or heart. */
  readonly group?: ProductGroup | undefined;
  /** Stands above the heading. */
  readonly before?: ReactNode;
  /** In place of the ornament. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Band with the page's heading: a dark stage below a see-through header, a light one where the
 * route keeps the header solid.
 */
export function PageBand({ heading, group, before, picture, children }: PageBandProps) {
  const isStage = useCurrentRow().meta.headerNum !== 0;
  return (
    <div
      className={styles.band}
      data-group={group}
      data-stage={isStage || undefined}
      data-hero={isStage || undefined}
      data-picture={picture !== undefined || undefined}
    >
      {picture ?? <VesselLine className={styles.line} />}
      <Container>
        <div className={styles.content}>
          {before}
          <h1>
            <HeadingText>{heading}</HeadingText>
          </h1>
          {children}
        </div>
      </Container>
    </div>
  );
}
