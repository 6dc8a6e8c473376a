import styles from './company-mark.module.css';

/** A vessel that divides evenly, its daughters by Murray's law as wide as the trunk allows. */
export function CompanyMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={styles.trunk} d="M16 31V20" />
      <path className={styles.brain} d="M16 20.500C16 12 5 14.500 5 3.500" />
      <path className={styles.heart} d="M16 20.500C16 12 27 14.500 27 3.500" />
      <circle className={styles.node} cx="16" cy="7" r="2.600" />
    </svg>
  );
}
