import styles from './page-contents.module.css';

interface PageContentsProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly heading: string }[];
}

/** The parts of a long page, beside it on wide screens. */
export function PageContents({ label, entries }: PageContentsProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ol className={styles.list}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
