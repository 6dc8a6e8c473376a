import type { ReactNode } from 'react';
import styles from './link-button.module.css';
import { SiteLink } from './site-link.js';

interface LinkButtonProps {
  readonly to: string;
  readonly quiet?: boolean;
  /** Stands on a dark stage. */
  readonly onStage?: boolean;
  readonly children: ReactNode;
}

/** A link that stands out as the next step. */
export function LinkButton({ to, quiet = false, onStage = false, children }: LinkButtonProps) {
  return (
    <SiteLink
      className={styles.button}
      data-quiet={quiet || undefined}
      data-on-stage={onStage || undefined}
      to={to}
    >
      {children}
    </SiteLink>
  );
}
