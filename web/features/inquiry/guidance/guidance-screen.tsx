import type { ComponentType } from 'react';
import { usePageText } from '../../../site/site.js';
import { PointGrid } from '../../../ui/reading/point-grid.js';
import { InquiryPanel } from '../form/inquiry-panel.js';
import { Container } from '../../../ui/layout/container.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { SampleMark } from '../../../ui/controls/sample-mark.js';
import { Section } from '../../../ui/controls/section.js';
import type { GuidancePage } from './guidance-text.js';
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
