import type { ComponentType } from 'react';
import { ActionBand } from '../../ui/blocks/action-band.js';
import { ImagePath } from '../../ui/blocks/image-path.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { Banners } from './banners.js';
import { CompanyIntroduction, PartnerHospitals } from './company-introduction.js';
import { CoreProducts } from './core-products.js';
import { Evidence, Report } from './results.js';
import { TryIt } from './try-it.js';
import { HOME_EXPLORER } from './home-data.js';
import type { HomePage, HomeText } from './home-text.js';
import styles from './home.module.css';
import { useSite } from '../../site/site.js';
import { NewsCard } from '../news/news-card.js';
import type { NewsHeadline } from '../news/news-text.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { hasPage, pathOf } from '../../contract/routes.js';

interface NewsStripProps {
  readonly texts: HomeText['news'];
  readonly items: readonly NewsHeadline[];
}

/** The latest works, with their year. */
function NewsStrip({ texts, items }: NewsStripProps) {
  const { edition } = useSite();
  return (
    <section aria-labelledby="news">
      <h2 id="news">{texts.heading}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.news}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      {hasPage('news', edition) && (
        <p className={styles.all}>
          <SiteLink to={pathOf('news', edition)}>{texts.all}</SiteLink>
        </p>
      )}
    </section>
  );
}

/** The way in: what the software answers, how, what is published, who works with it, what to do next. */
export function createScreen({ home, news, tiles, plot, labels }: HomePage): ComponentType {
  return function HomeScreen() {
    const { edition, content } = useSite();
    return (
      <>
        <Banners banners={home.banners} />
        <ImagePath product={HOME_EXPLORER} {...home.path} />
        <TryIt texts={home.explorer} />
        <CoreProducts products={home.products} tiles={tiles} />
        <div className={styles.band}>
          <div className="container">
            <Report home={home} labels={labels} />
          </div>
        </div>
        <div className="container">
          <div className={styles.sections}>
            <Evidence home={home} labels={labels} {...(plot && { plot })} />
          </div>
        </div>
        <div className={styles.band}>
          <div className="container">
            <CompanyIntroduction company={home.company} />
          </div>
        </div>
        <div className="container">
          <div className={styles.sections}>
            <NewsStrip texts={home.news} items={news} />
            <PartnerHospitals hospitals={home.hospitals} />
          </div>
        </div>
        <ActionBand heading={home.action.heading} text={home.action.text}>
          <LinkButton onStage to={pathOf('guidance', edition)}>
            {home.action.demonstration}
          </LinkButton>
          <LinkButton onStage quiet to={pathOf('license', edition)}>
            {content.ui.calls.applyForLicence}
          </LinkButton>
        </ActionBand>
      </>
    );
  };
}
