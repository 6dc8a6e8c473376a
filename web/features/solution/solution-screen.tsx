import type { ComponentType } from 'react';
import { LEAD_PICTURE_SIZES } from '../../site/lead-picture.js';
import { useCurrentRow, useSite } from '../../site/site.js';
import { CitationContext } from '../../ui/reading/citation-marks.js';
import { PointGrid } from '../../ui/reading/point-grid.js';
import { ColourLegend } from '../../ui/reading/colour-legend.js';
import { ReferenceList } from '../../ui/reading/reference-list.js';
import { ComputedPicture } from '../../ui/reading/computed-picture.js';
import { ActionBand } from '../../ui/blocks/action-band.js';
import { ImagePath } from '../../ui/blocks/image-path.js';
import { Drawer } from '../../ui/blocks/drawer.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { productById, type ProductGroup } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import type { FigureId } from '../../figures/figure-ids.js';
import { EvidencePlot } from '../product/evidence-plot.js';
import { ProductCards } from './product-cards.js';
import { CASES, type SolutionPage } from './solution-text.js';
import { WaysTable } from './ways-table.js';
import styles from './solution.module.css';

const PICTURES: Readonly<Record<ProductGroup, FigureId>> = {
  intracranial: 'intracranial-hero',
  intracardiac: 'coronary-hero',
};

const PURPOSE = ['application', 'features', 'advantages'] as const;

/** A group of products: the clinical questions, the way from image to decision, the evidence. */
export function createScreen(page: SolutionPage): ComponentType {
  const { solution, labels, tiles, plots, citations } = page;
  const { path, ways } = solution;
  return function SolutionScreen() {
    const { edition, content } = useSite();
    const row = useCurrentRow();
    const group = row.id as ProductGroup;
    return (
      <CitationContext value={citations}>
        <article data-group={group}>
          <PageBand
            group={group}
            before={row.parent && <Breadcrumb parent={row.parent} />}
            picture={
              <>
                <div className={styles.picture}>
                  <ComputedPicture
                    id={PICTURES[group]}
                    sizes={LEAD_PICTURE_SIZES.solution}
                    isFirst
                  />
                </div>
                <ColourLegend id={PICTURES[group]} className={styles.legend} />
              </>
            }
          >
            <p className={styles.calls}>
              <LinkButton onStage to={pathOf('guidance', edition)}>
                {labels.book}
              </LinkButton>
              <LinkButton onStage quiet to={pathOf('license', edition)}>
                {content.ui.calls.applyForLicence}
              </LinkButton>
            </p>
          </PageBand>
          <div className="container page-body">
            <Section id="products" heading={labels.products}>
              <ProductCards
                group={group}
                leads={solution.subgroups}
                tiles={tiles}
                labels={labels}
              />
            </Section>
          </div>
          <ImagePath product={CASES[group]} heading={path.heading} steps={path.steps}>
            {path.end}
          </ImagePath>
          <div className="container page-body">
            {ways && (
              <Section id="ways" heading={ways.heading}>
                <p>{ways.text}</p>
                <WaysTable rows={ways.rows} tiles={tiles} labels={labels} />
              </Section>
            )}
            <Section id="evidence" heading={labels.sections.evidence}>
              {plots.map(({ product, plot }) => (
                <div key={product} className={styles.plot}>
                  <h3>
                    <SiteLink to={`${pathOf(`product:${product}`, edition)}#evidence`}>
                      {productById(product).name[edition]}
                    </SiteLink>
                  </h3>
                  <EvidencePlot plot={plot} labels={labels} />
                </div>
              ))}
            </Section>
          </div>
          <div className={styles.band}>
            <div className="container">
              <Section id="purpose" heading={labels.purpose}>
                <PointGrid
                  points={PURPOSE.map((part) => ({
                    heading: labels.sections[part],
                    text: solution.purpose[part],
                  }))}
                />
              </Section>
              <div className={styles.drawers}>
                <Drawer id="background" label={labels.background}>
                  <p>{labels.backgroundNote}</p>
                  <PointGrid points={solution.background} />
                </Drawer>
                <Drawer id="references" label={labels.sections.references}>
                  <ReferenceList />
                </Drawer>
              </div>
            </div>
          </div>
          <ActionBand heading={labels.action.heading} text={labels.action.text}>
            <LinkButton onStage to={pathOf('guidance', edition)}>
              {labels.book}
            </LinkButton>
            <LinkButton onStage quiet to={pathOf('license', edition)}>
              {content.ui.calls.applyForLicence}
            </LinkButton>
          </ActionBand>
        </article>
      </CitationContext>
    );
  };
}
