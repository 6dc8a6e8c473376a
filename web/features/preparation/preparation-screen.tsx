import type { ComponentType } from 'react';
import { useCurrentRow, useSite } from '../../site/site.js';
import { groupOfRow } from '../../ui/layout/menu-entries.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { pathOf } from '../../contract/routes.js';
import styles from './preparation.module.css';

/** A product of which nothing can be said yet. */
export function createScreen({
  paragraphs,
}: {
  readonly paragraphs: readonly string[];
}): ComponentType {
  return function PreparationScreen() {
    const { edition, content } = useSite();
    const row = useCurrentRow();
    const group = groupOfRow(row);
    return (
      <div data-group={group}>
        <PageBand group={group} before={row.parent && <Breadcrumb parent={row.parent} />} />
        <div className="container">
          <div className={styles.body}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <LinkButton to={pathOf('guidance', edition)}>{content.ui.menu.guidance}</LinkButton>
            </p>
          </div>
        </div>
      </div>
    );
  };
}
