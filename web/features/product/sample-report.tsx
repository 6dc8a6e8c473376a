import { usePageFigures } from '../../site/site.js';
import type { FigureId } from '../../figures/figure-ids.js';
import { Figure } from '../../ui/reading/figure.js';
import { useProductPage } from './product-page.js';
import styles from './sample-report.module.css';

/** A result that is a picture has no digits. */
function valueOf(value: string | undefined, unit: string): string {
  if (value !== undefined && value !== '') return value;
  return unit === '' ? '–' : '';
}

/** Results as a reader finds them: numbered in the picture, named and explained beside it. */
export function SampleReport({ id }: { readonly id: FigureId }) {
  const { product, labels } = useProductPage();
  const figure = usePageFigures().find((candidate) => candidate.id === id);
  const marks = figure?.marks ?? [];
  return (
    <div className={styles.report}>
      <div className={styles.picture}>
        <Figure id={id} sizes="(min-width: 961px) min(52vw, 37rem), 92vw">
          <svg aria-hidden="true" className={styles.marks}>
            {marks.map(({ x, y }, index) => (
              <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible">
                <circle r="12" />
                <text textAnchor="middle" dominantBaseline="central">
                  {index + 1}
                </text>
              </svg>
            ))}
          </svg>
        </Figure>
      </div>
      <table className={styles.results}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {product.outputs.map(({ name, unit, note }, index) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.number}>{index + 1}</span>
                <span>
                  {name}
                  <span className={styles.note}>{note}</span>
                </span>
              </th>
              <td>
                {valueOf(marks[index]?.value, unit)} <span>{unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
