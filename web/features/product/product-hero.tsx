import { useCurrentRow, usePageFigures, usePageText, useSite } from '../../site/site.js';
import { LEAD_PICTURE_SIZES } from '../../site/lead-picture.js';
import { Figure } from '../../ui/reading/figure.js';
import { groupOfRow } from '../../ui/layout/menu-entries.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { Hero } from '../../ui/controls/hero.js';
import { fillIn } from '../../content/fill-in.js';
import { pathOf } from '../../contract/routes.js';
import { useProductPage } from './product-page.js';
import styles from './product.module.css';

export function ProductHero() {
  const { edition, content } = useSite();
  const row = useCurrentRow();
  const { heading, intro } = usePageText();
  const { entry, labels } = useProductPage();
  const [figure] = usePageFigures();
  const minutes = entry.analysisMinutes;
  return (
    <Hero
      group={groupOfRow(row)}
      figure={figure && <Figure id={figure.id} sizes={LEAD_PICTURE_SIZES.product} isFirst />}
    >
      {row.parent && <Breadcrumb parent={row.parent} />}
      <h1>
        <HeadingText>{heading}</HeadingText>
      </h1>
      <p className={styles.intro}>{intro}</p>
      {minutes !== undefined && (
        <p className={styles.time}>
          {labels.analysisTime}
          <strong>{fillIn(content.ui.calls.minutes, { minutes })}</strong>
        </p>
      )}
      <p className={styles.calls}>
        <a className={styles.book} href="#consultation">
          {labels.book}
        </a>
        <LinkButton onStage quiet to={pathOf('license', edition)}>
          {content.ui.calls.applyForLicence}
        </LinkButton>
      </p>
      <p className={styles.caveat}>
        <a href="#limits">{labels.sections.limits}</a>
      </p>
    </Hero>
  );
}
