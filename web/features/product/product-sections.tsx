import type { ReactNode } from 'react';
import { productFolder } from '../../contract/products.js';
import { useCurrentRow } from '../../site/site.js';
import { ActionBand } from '../../ui/blocks/action-band.js';
import { Drawer } from '../../ui/blocks/drawer.js';
import { Facts } from '../../ui/blocks/facts.js';
import { Split } from '../../ui/blocks/split.js';
import { CitedText } from '../../ui/reading/citation-marks.js';
import { Figure } from '../../ui/reading/figure.js';
import { ReferenceList } from '../../ui/reading/reference-list.js';
import { Section } from '../../ui/controls/section.js';
import type { Point } from '../../content/shapes/cited.js';
import { InquiryForm } from '../inquiry/form/inquiry-form.js';
import { EvidenceList } from './evidence-list.js';
import { EvidencePlot } from './evidence-plot.js';
import { ProductCalls } from './product-hero.js';
import { useProductPage } from './product-page.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import styles from './product.module.css';
import { QuantityTable } from './quantity-table.js';
import {
  RegistrationDetails,
  RegistrationNumbers,
  RegistrationStatus,
} from './registration-details.js';
import { SampleReport } from './sample-report.js';
import { ValidationFigures } from './validation-figures.js';

/** Beside words on wide screens. */
const SPLIT_SIZES = '(min-width: 961px) min(46vw, 34rem), 92vw';

export function ProductSections() {
  const { product, labels, plot } = useProductPage();
  const { facts, titles } = product;
  const id = useCurrentRow().product;
  const picture = (name: Exclude<ProductPicture, 'report'>): ReactNode =>
    id && <Figure id={`${productFolder(id)}-${name}`} sizes={SPLIT_SIZES} />;
  return (
    <>
      <div className={styles.facts}>
        <div className="container">
          <Facts
            facts={[
              ...(['image', 'results', 'user'] as const).map((name) => ({
                label: labels.facts[name],
                value: facts[name],
              })),
              { label: labels.facts.status, value: <RegistrationStatus /> },
            ]}
          />
        </div>
      </div>
      <Split
        id="application"
        label={labels.sections.application}
        heading={titles.application}
        picture={picture('input')}
        side="end"
      >
        {product.application.map((paragraph) => (
          <p key={paragraph.text}>
            <CitedText {...paragraph} />
          </p>
        ))}
      </Split>
      <Split
        id="features"
        label={labels.sections.features}
        heading={titles.features}
        picture={picture('model')}
        side="start"
        onStage
      >
        <Points points={product.features} />
      </Split>
      <Split
        id="advantages"
        label={labels.sections.advantages}
        heading={titles.advantages}
        picture={picture('output')}
        side="end"
      >
        <Points points={product.advantages} />
      </Split>
      <div className={styles.band}>
        <div className="container">
          <Section id="report" heading={labels.sections.report}>
            {id && (
              <SampleReport
                id={`${productFolder(id)}-report`}
                results={product.outputs}
                labels={labels}
              />
            )}
          </Section>
        </div>
      </div>
      <div className="container">
        <div className={styles.sections}>
          <Section id="evidence" heading={labels.sections.evidence}>
            <ValidationFigures />
            {plot && <EvidencePlot plot={plot} labels={labels} />}
            <div className={styles.studies}>
              <Drawer
                id="studies"
                label={labels.sections.studies}
                isOpen={!plot && !product.validation}
              >
                <EvidenceList evidence={product.evidence} />
              </Drawer>
            </div>
          </Section>
          <div className={styles.use}>
            <div>
              <Section id="limits" heading={labels.sections.limits}>
                <ul className={styles.limits}>
                  {product.limits.map((limit) => (
                    <li key={limit.text}>
                      <CitedText {...limit} />
                    </li>
                  ))}
                </ul>
              </Section>
            </div>
            <div>
              <Section id="registration" heading={labels.intendedUse}>
                <p>{product.intendedUse}</p>
                <RegistrationDetails />
              </Section>
            </div>
            <RegistrationNumbers />
          </div>
          <div>
            <Drawer id="data" label={labels.sections.data}>
              <QuantityTable caption={labels.inputs} quantities={product.inputs} />
            </Drawer>
            <Drawer id="references" label={labels.sections.references}>
              <ReferenceList />
            </Drawer>
            <Consultation />
          </div>
        </div>
      </div>
      <ActionBand heading={labels.action.heading} text={labels.action.ownText}>
        <ProductCalls />
      </ActionBand>
    </>
  );
}

/** The form brings its own heading, below what it has to say of errors. */
function Consultation() {
  const { consultation, labels } = useProductPage();
  return (
    <Drawer id="consultation" label={labels.sections.consultation}>
      <InquiryForm
        kind="consultation"
        texts={consultation}
        product={useCurrentRow().product}
        Heading="h2"
      />
    </Drawer>
  );
}

function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <dl className={styles.points}>
      {points.map(({ heading, ...cited }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>
            <CitedText {...cited} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
