import { PRODUCT_GROUPS } from '../../ui/layout/menu-entries.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { HOSPITALS } from './home-data.js';
import type { HomeText } from './home-text.js';
import styles from './home.module.css';

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
