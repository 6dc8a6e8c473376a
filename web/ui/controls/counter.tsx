import { useEffect, useRef } from 'react';
import type { DiagramId } from '../../figures/diagram-ids.js';
import { Diagram } from '../reading/diagram.js';
import { countTo } from './count-to.js';
import styles from './counter.module.css';

interface CounterProps {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
  readonly note: string;
  /** The number as marks that can be counted. */
  readonly diagram: DiagramId;
}

/** A figure that counts up once when it is first seen; the HTML holds its final value. */
export function Counter({ value, unit, label, note, diagram }: CounterProps) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => countTo(number.current, value), [value]);
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <Diagram id={diagram} className={styles.diagram} />
        <span ref={number}>{value}</span>
        <span className={styles.unit}>{unit}</span>
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
