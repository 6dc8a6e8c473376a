import { usePageText } from '../../site/site.js';
import { Counter } from '../../ui/controls/counter.js';
import { SampleMark } from '../../ui/controls/section.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { type CounterId, COUNTERS, HOSPITALS } from './home-data.js';
import type { CompanyTabText, HomeText } from './home-text.js';
import type { DiagramId } from '../../figures/diagram-ids.js';
import styles from './home.module.css';
import { PRODUCT_GROUPS } from '../../contract/products.js';

/** Hospitals that work with the company, by field. */
export function PartnerHospitals({ hospitals }: { readonly hospitals: HomeText['hospitals'] }) {
  const tabs = PRODUCT_GROUPS.map((group) => ({
    id: group,
    label: hospitals.tabs[group],
    panel: (
      <ul className={styles.hospitals}>
        {HOSPITALS.filter((hospital) => hospital.group === group).map(({ id }) => (
          <li key={id}>{hospitals.names[id]}</li>
        ))}
      </ul>
    ),
  }));
  return (
    <section aria-labelledby="hospitals">
      <h2 id="hospitals">{hospitals.heading}</h2>
      <p className={styles.lead}>{hospitals.note}</p>
      <Tabs label={hospitals.heading} tabs={tabs} />
    </section>
  );
}

const DIAGRAMS: Readonly<Record<CounterId, DiagramId>> = {
  partnerHospitals: 'partner-hospitals',
  provincesCovered: 'provinces-covered',
  analysisSeconds: 'analysis-seconds',
  accuffrangioAccuracy: 'accuffrangio-accuracy',
};

/** Who the company is: four tabs and four figures. */
export function CompanyIntroduction({ company }: { readonly company: HomeText['company'] }) {
  const { intro } = usePageText();
  const tabs = company.tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <TabPanel {...tab} />,
  }));
  return (
    <section aria-labelledby="company">
      <h2 id="company">{company.heading}</h2>
      <p className={styles.intro}>{intro}</p>
      <Tabs label={company.heading} tabs={tabs} />
      <h3 className="visually-hidden">{company.countersHeading}</h3>
      <dl className={styles.counters}>
        {COUNTERS.map(({ id, value }) => (
          <Counter key={id} value={value} diagram={DIAGRAMS[id]} {...company.counters[id]} />
        ))}
      </dl>
    </section>
  );
}

function TabPanel({ heading, paragraphs, points, sample }: CompanyTabText) {
  return (
    <div className={styles.panel}>
      <h3>
        {heading}
        {sample && <SampleMark />}
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
