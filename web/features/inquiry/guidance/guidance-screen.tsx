import type { ComponentType } from 'react';
import { useSite } from '../../../site/site.js';
import { PointGrid } from '../../../ui/reading/point-grid.js';
import { InquiryPanel } from '../form/inquiry-panel.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { SampleMark, Section } from '../../../ui/controls/section.js';
import { SiteLink } from '../../../ui/controls/site-link.js';
import { pathOf } from '../../../contract/routes.js';
import type { ContactWay, GuidancePage } from './guidance-text.js';
import styles from './guidance.module.css';

/** Where a subject is dealt with. */
function useTarget({ target }: ContactWay): string {
  const { edition, content } = useSite();
  const { telephoneHref, mailbox } = content.company;
  if (target === 'form') return '#guidance';
  if (target === 'telephone') return telephoneHref;
  return target === 'mailbox' ? `mailto:${mailbox}` : pathOf(target, edition);
}

function Way({ way }: { readonly way: ContactWay }) {
  const target = useTarget(way);
  return (
    <li className={styles.way}>
      <h2 className={styles.subject}>
        {target.startsWith('/') ? (
          <SiteLink to={target}>{way.heading}</SiteLink>
        ) : (
          <a href={target}>{way.heading}</a>
        )}
      </h2>
      <p>{way.text}</p>
    </li>
  );
}

/** Whom to ask about what, then the form, then what helps. */
export function createScreen({ text, form }: GuidancePage): ComponentType {
  const { ways, preparation, partners, answer } = text;
  return function GuidanceScreen() {
    return (
      <>
        <PageBand />
        <div className="container">
          <ul className={styles.ways}>
            {ways.map((way) => (
              <Way key={way.heading} way={way} />
            ))}
          </ul>
        </div>
        <InquiryPanel
          kind="guidance"
          {...text.form}
          form={form}
          answer={
            <>
              {answer.text}
              <SampleMark />
            </>
          }
        />
        <div className="container page-body">
          <Section id="preparation" heading={preparation.heading}>
            <p>{preparation.lead}</p>
            <PointGrid points={preparation.points} />
          </Section>
          <Section id="partners" heading={partners.heading}>
            <p>{partners.lead}</p>
            <PointGrid points={partners.points} />
          </Section>
        </div>
      </>
    );
  };
}
