import type { ComponentType } from 'react';
import { Container } from '../../ui/layout/container.js';
import { Banners } from './banners.js';
import { CompanyIntroduction } from './company-introduction.js';
import { CoreProducts } from './core-products.js';
import type { HomePage } from './home-page.js';
import { NewsStrip } from './news-strip.js';
import { PartnerHospitals } from './partner-hospitals.js';
import styles from './home.module.css';

/** The way in: what the company does, its products, what is published, who works with it. */
export function homeScreen({ home, news }: HomePage): ComponentType {
  return function HomeScreen() {
    return (
      <>
        <Banners banners={home.banners} />
        <Container>
          <div className={styles.sections}>
            <CompanyIntroduction company={home.company} />
          </div>
        </Container>
        <CoreProducts products={home.products} />
        <Container>
          <div className={styles.sections}>
            <NewsStrip texts={home.news} items={news} />
            <PartnerHospitals hospitals={home.hospitals} />
          </div>
        </Container>
      </>
    );
  };
}
