import { CitedText } from '../../ui/reading/citation-marks.js';
import { useProductPage } from './product-page.js';
import styles from './validation-figures.module.css';

/** Figures of the clinical validation in the size of the text, beside whose claim they are. */
export function ValidationFigures() {
  const { validation } = useProductPage().product;
  if (!validation) return null;
  return (
    <div className={styles.validation}>
      <dl className={styles.figures}>
        {validation.figures.map(({ label, value, unit }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <CitedText {...validation.note} />
      </p>
    </div>
  );
}
