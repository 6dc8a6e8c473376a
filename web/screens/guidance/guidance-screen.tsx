import type { ComponentType } from 'react';
import { usePageText } from '../../app/site.js';
import { PointGrid } from '../../components/content/point-grid.js';
import { InquiryPanel } from '../../components/inquiry-form/inquiry-panel.js';
import { Container } from '../../components/layout/container.js';
import { PageBand } from '../../components/ui/page-band.js';
import { SampleMark } from '../../components/ui/sample-mark.js';
import { Section } from '../../components/ui/section.js';
import type { GuidancePage } from './guidance-page.js';
import styles from './guidance.module.css';

/** How to reach the company: the form first, then the rest. */
export function guidanceScreen({ text, form }: GuidancePage): ComponentType {
  const { preparation, reach, answer } = text;
  return function GuidanceScreen() {
    const { heading, intro } = usePageText();
    return (
      <>
        <PageBand heading={heading}>
          <p>{intro}</p>
        </PageBand>
        <InquiryPanel kind="guidance" {...text.form} form={form}>
          <div className={styles.answer}>
            <h3>
              {answer.heading}
              <SampleMark />
            </h3>
            <p>{answer.text}</p>
          </div>
        </InquiryPanel>
        <Container>
          <div className={styles.body}>
            <Section id="preparation" heading={preparation.heading}>
              <p>{preparation.lead}</p>
              <PointGrid points={preparation.points} />
            </Section>
            <Section id="reach" heading={reach.heading}>
              <p>{reach.lead}</p>
              <PointGrid points={reach.points} />
            </Section>
          </div>
        </Container>
      </>
    );
  };
}
