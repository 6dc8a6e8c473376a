import { CitedText } from '../../components/content/cited-text.js';
import { useProductPage } from './product-page.js';
import styles from './validation-figures.module.css';

/** Figures of the clinical validation, each with its unit, and whose claim they are. */
export function ValidationFigures() {
  const { validation } = useProductPage().product;
  if (!validation) return null;
  return (
    <>
      <dl className={styles.figures}>
        {validation.figures.map(({ label, value, unit }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {value}
              <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <CitedText {...validation.note} />
      </p>
    </>
  );
}
