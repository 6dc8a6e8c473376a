import type { Quantity } from './product-text.js';
import { useProductPage } from './product-page.js';
import styles from './quantity-table.module.css';

interface QuantityTableProps {
  readonly caption: string;
  readonly quantities: readonly Quantity[];
}

/** What the software takes or gives, with units. */
export function QuantityTable({ caption, quantities }: QuantityTableProps) {
  const { labels } = useProductPage();
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.quantity}</th>
          <th scope="col">{labels.unit}</th>
          <th scope="col">{labels.note}</th>
        </tr>
      </thead>
      <tbody>
        {quantities.map(({ name, unit, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.unit}>{unit === '' ? '–' : unit}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
