import type { ReactNode } from 'react';
import { useCurrentRow, usePageText } from '../../site/site.js';
import type { ProductGroup } from '../../contract/products.js';
import { HeadingText } from './heading-text.js';
import styles from './page-band.module.css';

interface PageBandProps {
  /** In place of the page's own heading. */
  readonly heading?: string | undefined;
  /** In place of the page's introduction. */
  readonly intro?: ReactNode;
  /** Colours the band for brain or heart. */
  readonly group?: ProductGroup | undefined;
  /** Stands above the heading. */
  readonly before?: ReactNode;
  /** In place of the ornament. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Band with the page's heading and introduction: a dark stage below a see-through header, a light one
 * where the route keeps the header solid.
 */
export function PageBand(props: PageBandProps) {
  const text = usePageText();
  const { heading = text.heading, intro = <p>{text.intro}</p>, group, before, picture } = props;
  const isStage = useCurrentRow().meta.headerNum !== 0;
  return (
    <div
      className={styles.band}
      data-group={group}
      data-stage={isStage || undefined}
      data-hero={isStage || undefined}
      data-picture={picture !== undefined || undefined}
    >
      <div className="container">
        <div className={styles.content}>
          {before}
          <h1>
            <HeadingText>{heading}</HeadingText>
          </h1>
          {intro}
          {props.children}
        </div>
      </div>
      {picture ?? <VesselLine className={styles.line} />}
    </div>
  );
}

/** A branching vessel, drawn as ornament. */
function VesselLine({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 240"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M600 196C520 190 486 128 424 128s-84 52-148 46-78-62-134-70"
        strokeWidth="9"
        opacity="0.55"
      />
      <path d="M424 128c-34-6-46-44-88-54s-70 10-112-14" strokeWidth="5.5" opacity="0.6" />
      <path d="M336 74c-16-14-18-36-44-48" strokeWidth="3.5" opacity="0.6" />
      <path d="M276 174c-26 10-40 34-76 36" strokeWidth="4" opacity="0.6" />
      <path
        d="M142 104c-30-6-44 14-78 6M142 104c-20-10-28-32-58-38"
        strokeWidth="3"
        opacity="0.6"
      />
      <path d="M512 160c10-44 44-60 88-72" strokeWidth="4.5" opacity="0.5" />
      <circle cx="336" cy="74" r="4.5" fill="currentColor" stroke="none" />
      <circle cx="424" cy="128" r="6.500" fill="currentColor" stroke="none" />
      <circle cx="276" cy="174" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
