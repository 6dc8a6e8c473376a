import { productById, productFolder } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { HeadingText } from '../../ui/controls/heading-text.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { EvidencePlot } from '../product/evidence-plot.js';
import { SampleReport } from '../product/sample-report.js';
import { HOME_EXPLORER } from './home-data.js';
import type { HomePage } from './home-text.js';
import styles from './home.module.css';

type ResultsProps = Pick<HomePage, 'home' | 'labels'>;

/** What one product hands over. */
export function Report({ home, labels }: ResultsProps) {
  const { heading, text, results } = home.report;
  return (
    <section aria-labelledby="report" data-group={productById(HOME_EXPLORER).group}>
      <h2 id="report">
        <HeadingText>{heading}</HeadingText>
      </h2>
      <p className={styles.lead}>{text}</p>
      <SampleReport
        id={`${productFolder(HOME_EXPLORER)}-report`}
        results={results}
        labels={labels}
      />
    </section>
  );
}

/** How sure that is: its published studies on one axis, with the way to their designs. */
export function Evidence({ home, labels, plot }: ResultsProps & Pick<HomePage, 'plot'>) {
  const { edition } = useSite();
  const { heading, text, call } = home.evidence;
  if (!plot) return null;
  return (
    <section aria-labelledby="evidence" data-group={productById(HOME_EXPLORER).group}>
      <h2 id="evidence">
        <HeadingText>{heading}</HeadingText>
      </h2>
      <p className={styles.lead}>{text}</p>
      <EvidencePlot plot={plot} labels={labels} />
      <p className={styles.all}>
        <SiteLink to={`${pathOf(`product:${HOME_EXPLORER}`, edition)}#evidence`}>{call}</SiteLink>
      </p>
    </section>
  );
}
