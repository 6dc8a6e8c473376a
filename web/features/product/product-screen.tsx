import type { ComponentType } from 'react';
import { CitationContext } from '../../ui/reading/citation-marks.js';
import { useCurrentRow } from '../../site/site.js';
import { groupOfRow } from '../../ui/layout/menu-entries.js';
import { ProductBar } from './product-bar.js';
import { ProductHero } from './product-hero.js';
import { ProductSections } from './product-sections.js';
import { type ProductPage, ProductPageContext } from './product-page.js';

/** A product: what goes in and comes out, how sure it is, who may use it, and what to do next. */
export function createScreen(page: ProductPage): ComponentType {
  return function ProductScreen() {
    return (
      <ProductPageContext value={page}>
        <CitationContext value={page.citations}>
          <article data-group={groupOfRow(useCurrentRow())}>
            <ProductHero />
            <ProductBar />
            <ProductSections />
          </article>
        </CitationContext>
      </ProductPageContext>
    );
  };
}
