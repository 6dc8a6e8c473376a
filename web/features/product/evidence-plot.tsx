import { useSite } from '../../site/site.js';
import { useContext } from 'react';
import { CitationContext, CitationMarks } from '../../ui/reading/citation-marks.js';
import styles from './evidence-plot.module.css';
import type { ProductLabels } from './product-labels.zh.js';
import type { EvidencePlot as Plot, PlottedStudy } from './product-text.js';

interface EvidencePlotProps {
  readonly plot: Plot;
  readonly labels: Pick<ProductLabels, 'plot'>;
}

const KINDS = ['product', 'background'] as const;

/**
 * A forest plot that is a table: each row has a study's estimate in digits and, on the axis that all
 * share, as a point within its interval.
 */
export function EvidencePlot({ plot, labels }: EvidencePlotProps) {
  const { edition } = useSite();
  // Elsewhere than on the product's page, its list of references is a link away.
  const isCited = useContext(CitationContext).length > 0;
  const { measure, unit, ticks, isRatio, studies } = plot;
  const words = labels.plot;
  const against = words[plot.against ?? 'standard'];
  const hasIntervals = studies.some(({ low }) => low !== undefined);
  return (
    <table className={styles.plot}>
      <caption>{measure[edition]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.study}</th>
          <th scope="col">{against.heading}</th>
          <th scope="col">{hasIntervals ? words.estimate : words.estimateAlone}</th>
          <th scope="col" className={styles.axis}>
            <span className="visually-hidden">{words.axis}</span>
            <svg aria-hidden="true" className={styles.ticks}>
              {ticks.map((tick) => (
                <text key={tick} x={place(tick, plot)} y="70%">
                  {digits(tick, isRatio ? [] : ticks)}
                  {unit}
                </text>
              ))}
            </svg>
          </th>
        </tr>
      </thead>
      <tbody>
        {studies.map((study) => (
          <tr key={study.name.en} data-kind={study.kind}>
            <th scope="row">
              {study.name[edition]}
              {isCited && <CitationMarks refs={[study.ref]} />}
              <span className={styles.sample}>{study.sample[edition]}</span>
            </th>
            {/* The words show where its column has no heading. */}
            <td className={styles.standard} data-against={against.before}>
              {study.standard[edition]}
            </td>
            <td className={styles.estimate}>
              {digits(study.estimate)}
              {unit}
              {study.low !== undefined && study.high !== undefined && (
                <>
                  {/* The search reads the text alone, where the two would be one number. */}{' '}
                  <span className={styles.interval}>
                    {digits(study.low, [study.high])}–{digits(study.high, [study.low])}
                    {unit}
                  </span>
                </>
              )}
            </td>
            <td className={styles.axis}>
              <Row study={study} plot={plot} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4} className={styles.key}>
            {KINDS.filter((kind) => studies.some((study) => study.kind === kind)).map((kind) => (
              <span key={kind} className={styles.kind}>
                <Sign kind={kind} />
                {words.kinds[kind]}
              </span>
            ))}
            {hasIntervals && studies.some(({ low }) => low === undefined) && (
              <span>{words.noInterval}</span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** With as many decimals as the one beside it that has most: 0.9 and 1.0, 1.46–5.50. */
function digits(value: number, beside: readonly number[] = []): string {
  const decimals = [value, ...beside].map((one) => `${one}.`.split('.')[1]!.length);
  return value.toFixed(Math.max(...decimals)).replace('-', '−');
}

/** Ratios are compared by factors, so that their axis is one of logarithms. */
function place(value: number, { ticks, isRatio }: Plot): string {
  const along = isRatio ? Math.log : Number;
  const from = along(ticks[0]);
  return `${(100 * (along(value) - from)) / (along(ticks.at(-1)!) - from)}%`;
}

interface RowProps {
  readonly study: PlottedStudy;
  readonly plot: Plot;
}

function Row({ study, plot }: RowProps) {
  const { low, high, estimate } = study;
  return (
    <svg aria-hidden="true" className={styles.row}>
      {plot.ticks.map((tick) => (
        <line
          key={tick}
          className={plot.isRatio && tick === 1 ? styles.none : styles.grid}
          x1={place(tick, plot)}
          x2={place(tick, plot)}
          y1="0"
          y2="100%"
        />
      ))}
      {low !== undefined && high !== undefined && (
        <line
          className={styles.range}
          x1={place(low, plot)}
          x2={place(high, plot)}
          y1="50%"
          y2="50%"
        />
      )}
      <circle className={styles.point} cx={place(estimate, plot)} cy="50%" r="6" />
    </svg>
  );
}

function Sign({ kind }: { readonly kind: PlottedStudy['kind'] }) {
  return (
    <svg aria-hidden="true" className={styles.sign} data-kind={kind}>
      <circle className={styles.point} cx="8" cy="8" r="5" />
    </svg>
  );
}
