import type { ComponentType } from 'react';
import { useCurrentRow, usePageText, useSite } from '../../app/site.js';
import { Container } from '../../components/layout/container.js';
import { groupOfRow } from '../../components/layout/group-of-row.js';
import { Breadcrumb } from '../../components/ui/breadcrumb.js';
import { LinkButton } from '../../components/ui/link-button.js';
import { PageBand } from '../../components/ui/page-band.js';
import { pathOf } from '../../contract/routes.js';
import styles from './preparation.module.css';

/** A product of which nothing can be said yet. */
export function preparationScreen({
  paragraphs,
}: {
  readonly paragraphs: readonly string[];
}): ComponentType {
  return function PreparationScreen() {
    const { edition, content } = useSite();
    const row = useCurrentRow();
    const { heading, intro } = usePageText();
    const group = groupOfRow(row);
    return (
      <div data-group={group}>
        <PageBand
          heading={heading}
          group={group}
          before={row.parent && <Breadcrumb parent={row.parent} />}
        >
          <p>{intro}</p>
        </PageBand>
        <Container>
          <div className={styles.body}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <LinkButton to={pathOf('guidance', edition)}>{content.ui.menu.guidance}</LinkButton>
            </p>
          </div>
        </Container>
      </div>
    );
  };
}
