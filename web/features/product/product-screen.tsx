import type { ComponentType } from 'react';
import { CitationContext } from '../../ui/reading/citation-marks.js';
import { Container } from '../../ui/layout/container.js';
import { useCurrentRow } from '../../site/site.js';
import { groupOfRow } from '../../ui/layout/menu-entries.js';
import { PageContents } from '../../ui/controls/page-contents.js';
import { ProductHero } from './product-hero.js';
import { ProductSections } from './product-sections.js';
import { type ProductPage, ProductPageContext, productSections } from './product-page.js';
import styles from './product.module.css';

/** A product: what it is for, what it takes and gives, what is published, and where to ask. */
export function productScreen(page: ProductPage): ComponentType {
  return function ProductScreen() {
    const group = groupOfRow(useCurrentRow());
    return (
      <ProductPageContext value={page}>
        <CitationContext value={page.citations}>
          <article data-group={group}>
            <ProductHero />
            <Container>
              <div className={styles.body}>
                <PageContents label={page.labels.contents} entries={productSections(page)} />
                <div className={styles.sections}>
                  <ProductSections />
                </div>
              </div>
            </Container>
          </article>
        </CitationContext>
      </ProductPageContext>
    );
  };
}
