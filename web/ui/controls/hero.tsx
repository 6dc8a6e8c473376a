import type { ReactNode } from 'react';
import type { ProductGroup } from '../../contract/products.js';
import { Container } from '../layout/container.js';
import styles from './hero.module.css';

interface HeroProps {
  readonly group?: ProductGroup | undefined;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

/** The dark stage at the top of a page: words at one side, a computed picture at the other. */
export function Hero({ group, figure, children }: HeroProps) {
  return (
    <div className={styles.hero} data-group={group} data-hero>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>{children}</div>
          {figure}
        </div>
      </Container>
    </div>
  );
}
