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
/** Sizes that the intervals of an axis may have, and the most of them. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const MOST_INTERVALS = 5;
const DOUBLINGS = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16];

/**
 * A forest plot that is a table: each row has a study's estimate in digits and, on the axis that all
 * share, as a point within its interval.
 */
export function EvidencePlot({ plot, labels }: EvidencePlotProps) {
  const { edition } = useSite();
  // Elsewhere than on the product's page, its list of references is a link away.
  const isCited = useContext(CitationContext).length > 0;
  const { measure, unit, studies } = plot;
  const words = labels.plot;
  const ticks = ticksOf(plot);
  const hasIntervals = studies.some(({ low }) => low !== undefined);
  return (
    <table className={styles.plot}>
      <caption>{measure[edition]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.study}</th>
          <th scope="col">{words.standard}</th>
          <th scope="col">{hasIntervals ? words.estimate : words.estimateAlone}</th>
          <th scope="col" className={styles.axis}>
            <span className="visually-hidden">{words.axis}</span>
            <svg aria-hidden="true" className={styles.ticks}>
              {ticks.map((tick) => (
                <text key={tick} x={place(tick, plot)} y="70%" textAnchor={anchorOf(tick, plot)}>
                  {digits(tick)}
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
            <td className={styles.standard}>{study.standard[edition]}</td>
            <td className={styles.estimate}>
              {digits(study.estimate)}
              {unit}
              {study.low !== undefined && study.high !== undefined && (
                <span className={styles.interval}>
                  {digits(study.low)}–{digits(study.high)}
                  {unit}
                </span>
              )}
            </td>
            <td className={styles.axis}>
              <Row study={study} plot={plot} ticks={ticks} />
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

/** At round numbers: in equal steps, or of ratios, which are compared by factors, at doublings. */
function ticksOf({ from, to, isRatio }: Plot): readonly number[] {
  if (isRatio) return DOUBLINGS.filter((value) => value >= from && value <= to);
  const step = STEPS.find((size) => (to - from) / size <= MOST_INTERVALS) ?? to - from;
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((from + step * index).toFixed(2)));
}

const digits = (value: number): string => String(value).replace('-', '−');

function place(value: number, { from, to, isRatio }: Plot): string {
  const along = isRatio ? Math.log : Number;
  return `${(100 * (along(value) - along(from))) / (along(to) - along(from))}%`;
}

function anchorOf(tick: number, { from, to }: Plot): 'start' | 'middle' | 'end' {
  if (tick === from) return 'start';
  return tick === to ? 'end' : 'middle';
}

interface RowProps {
  readonly study: PlottedStudy;
  readonly plot: Plot;
  readonly ticks: readonly number[];
}

function Row({ study, plot, ticks }: RowProps) {
  const { low, high, estimate } = study;
  return (
    <svg aria-hidden="true" className={styles.row}>
      {ticks.map((tick) => (
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
    <svg aria-hidden="true" className={styles.sign} data-kind={kind} width="16" height="16">
      <circle className={styles.point} cx="8" cy="8" r="5" />
    </svg>
  );
}
