import type { ReactNode } from 'react';
import styles from './link-button.module.css';
import { SiteLink } from './site-link.js';

type LinkButtonProps = Target & {
  readonly quiet?: boolean;
  /** Stands on a dark stage. */
  readonly onStage?: boolean;
  readonly children: ReactNode;
};

type Target =
  | { readonly to: string }
  /** A part of the same page, or a file. */
  | { readonly href: string; readonly type?: string };

/** A link that stands out as the next step. */
export function LinkButton({
  quiet = false,
  onStage = false,
  children,
  ...target
}: LinkButtonProps) {
  const looks = {
    className: styles.button,
    'data-quiet': quiet || undefined,
    'data-on-stage': onStage || undefined,
  };
  return 'to' in target ? (
    <SiteLink {...looks} {...target}>
      {children}
    </SiteLink>
  ) : (
    <a {...looks} {...target}>
      {children}
    </a>
  );
}
