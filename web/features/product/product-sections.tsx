import { useCurrentRow } from '../../site/site.js';
import { CitedText } from '../../ui/reading/citation-marks.js';
import { PointGrid } from '../../ui/reading/point-grid.js';
import { ReferenceList } from '../../ui/reading/reference-list.js';
import { InquiryForm } from '../inquiry/form/inquiry-form.js';
import { Section } from '../../ui/controls/section.js';
import type { Cited } from '../../content/shapes/cited.js';
import { EvidenceList } from './evidence-list.js';
import {
  type ProductSectionId,
  productSections,
  type SectionEntry,
  useProductPage,
} from './product-page.js';
import styles from './product.module.css';
import { QuantityTable } from './quantity-table.js';
import { RegistrationDetails } from './registration-details.js';
import { ValidationFigures } from './validation-figures.js';

export function ProductSections() {
  return productSections(useProductPage()).map((entry) =>
    entry.id === 'consultation' ? (
      <Consultation key={entry.id} {...entry} />
    ) : (
      <Section key={entry.id} {...entry}>
        <SectionBody id={entry.id} />
      </Section>
    ),
  );
}

function SectionBody({ id }: { readonly id: Exclude<ProductSectionId, 'consultation'> }) {
  const { product, labels } = useProductPage();
  switch (id) {
    case 'application':
      return <Paragraphs texts={product.application} />;
    case 'features':
      return <PointGrid points={product.features} />;
    case 'advantages':
      return <PointGrid points={product.advantages} />;
    case 'data':
      return (
        <>
          <QuantityTable caption={labels.inputs} quantities={product.inputs} />
          <QuantityTable caption={labels.outputs} quantities={product.outputs} />
        </>
      );
    case 'validation':
      return <ValidationFigures />;
    case 'evidence':
      return <EvidenceList evidence={product.evidence} />;
    case 'limits':
      return (
        <>
          <ul className={styles.limits}>
            {product.limits.map((limit) => (
              <li key={limit.text}>
                <CitedText {...limit} />
              </li>
            ))}
          </ul>
          <p className={styles.intendedUse}>
            <strong>{labels.intendedUse}</strong>
            {product.intendedUse}
          </p>
        </>
      );
    case 'registration':
      return <RegistrationDetails />;
    case 'references':
      return <ReferenceList />;
  }
}

/** The form brings its own heading, below what it has to say of errors. */
function Consultation({ id }: SectionEntry) {
  const { consultation } = useProductPage();
  return (
    <section className={styles.consultation} id={id}>
      <InquiryForm
        kind="consultation"
        texts={consultation}
        product={useCurrentRow().product}
        Heading="h2"
      />
    </section>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly Cited[] }) {
  return texts.map((paragraph) => (
    <p key={paragraph.text}>
      <CitedText {...paragraph} />
    </p>
  ));
}
