import { fillIn } from '../../content/words.js';
import { useCurrentRow, usePageFigures, usePageText, useSite } from '../../site/site.js';
import { LEAD_PICTURE_SIZES } from '../../site/lead-picture.js';
import { Figure } from '../../ui/reading/figure.js';
import { groupOfRow } from '../../ui/layout/menu-entries.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { type Product, productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import stage from '../../ui/stage/stage.module.css';
import { Explorer } from './explorer.js';
import { useProductPage } from './product-page.js';
import styles from './product-hero.module.css';

/** The dark stage: the heading, what can be tried, and beside it what it is and what to do next. */
export function ProductHero() {
  const { content } = useSite();
  const row = useCurrentRow();
  const { heading, intro } = usePageText();
  const { entry, labels } = useProductPage();
  const minutes = entry.analysisMinutes;
  return (
    <div className={styles.hero} data-group={groupOfRow(row)} data-hero>
      <div className="container">
        <div className={stage.layout}>
          <div className={styles.heading}>
            {row.parent && <Breadcrumb parent={row.parent} />}
            <h1>
              <NameAndSubject>{heading}</NameAndSubject>
            </h1>
          </div>
          <Lead />
          <div className={styles.words}>
            <p className={styles.intro}>{intro}</p>
            <p className={styles.calls}>
              <ProductCalls />
            </p>
            <p className={styles.remarks}>
              {minutes !== undefined && (
                <span>
                  {labels.analysisTime}
                  <strong>{fillIn(content.ui.calls.minutes, { minutes })}</strong>
                </span>
              )}
              <a href="#limits">{labels.sections.limits}</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What to do next: a demonstration first, a licence for those who have a serial number. */
export function ProductCalls() {
  const { edition, content } = useSite();
  const { labels } = useProductPage();
  return (
    <>
      <LinkButton onStage href="#consultation">
        {labels.book}
      </LinkButton>
      <LinkButton onStage quiet to={pathOf('license', edition)}>
        {content.ui.calls.applyForLicence}
      </LinkButton>
    </>
  );
}

/** Of a heading such as "AneuFlow: haemodynamics of intracranial aneurysms", each on lines of its own. */
function NameAndSubject({ children }: { readonly children: string }) {
  const [name, colon, subject] = children.split(/(：|: )/);
  if (!subject) return <HeadingText>{children}</HeadingText>;
  return (
    <>
      {name}
      <span className="visually-hidden">{colon}</span>
      <span className={styles.subject}>
        <HeadingText>{subject}</HeadingText>
      </span>
    </>
  );
}

/** What the product can be tried on, or its lead figure. */
function Lead() {
  const { product } = useCurrentRow();
  const [figure] = usePageFigures();
  const { labels } = useProductPage();
  if (!product || !figure) return null;
  const { hasExplorer }: Product = productById(product);
  const shown = { sizes: LEAD_PICTURE_SIZES.product, isFirst: true };
  if (hasExplorer) return <Explorer id={product} {...shown} failed={labels.stageFailed} />;
  return (
    <div className={styles.figure}>
      <Figure id={figure.id} {...shown} />
    </div>
  );
}
