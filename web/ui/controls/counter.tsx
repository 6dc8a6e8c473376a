import type { DiagramId } from '../../figures/diagram-ids.js';
import { Diagram } from '../reading/diagram.js';
import styles from './counter.module.css';

interface CounterProps {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
  readonly note: string;
  /** The number as marks that can be counted. */
  readonly diagram: DiagramId;
}

/** A figure with its unit, and the same as marks. */
export function Counter({ value, unit, label, note, diagram }: CounterProps) {
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <Diagram id={diagram} className={styles.diagram} />
        {value}
        <span className={styles.unit}>{unit}</span>
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
