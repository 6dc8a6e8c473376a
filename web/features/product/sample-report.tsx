import { usePageFigure } from '../../site/site.js';
import type { FigureId } from '../../figures/figure-ids.js';
import { Figure } from '../../ui/reading/figure.js';
import type { ProductLabels } from './product-labels.zh.js';
import type { Quantity } from './product-text.js';
import styles from './sample-report.module.css';

interface SampleReportProps {
  readonly id: FigureId;
  /** In the order of the figure's marks. */
  readonly results: readonly (Omit<Quantity, 'note'> & Partial<Pick<Quantity, 'note'>>)[];
  readonly labels: Pick<ProductLabels, 'quantity' | 'value' | 'inPicture'>;
}

/** Results as a reader finds them: numbered in the picture, named and explained beside it. */
export function SampleReport({ id, results, labels }: SampleReportProps) {
  const figure = usePageFigure(id);
  const marks = figure?.marks ?? [];
  return (
    <div className={styles.report}>
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
      <table className={styles.results}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ name, unit, note }, index) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.number}>{index + 1}</span>
                <span>
                  {name}
                  {note !== undefined && <span className={styles.note}>{note}</span>}
                </span>
              </th>
              <td>
                {marks[index]?.value ? (
                  <>
                    {marks[index].value}
                    {/^[%°]?$/.test(unit) ? '' : '\u00a0'}
                    <span>{unit}</span>
                  </>
                ) : (
                  <span>{labels.inPicture}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
