import type { ComponentType } from 'react';
import { NumberedSteps, PointGrid } from '../../../ui/reading/point-grid.js';
import { InquiryPanel } from '../form/inquiry-panel.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { Section } from '../../../ui/controls/section.js';
import type { ResearchCooperationPage } from './research-cooperation-text.js';

/** What cooperation in research means, and the form that begins it. */
export function createScreen({ text, form }: ResearchCooperationPage): ComponentType {
  const { partners, topics, steps, principles } = text;
  return function ResearchCooperationScreen() {
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <Section id="partners" heading={partners.heading}>
            <p>{partners.lead}</p>
            <PointGrid points={partners.points} />
          </Section>
          <Section id="topics" heading={topics.heading}>
            <p>{topics.lead}</p>
            <PointGrid points={topics.points} />
          </Section>
          <Section id="steps" heading={steps.heading}>
            <p>{steps.lead}</p>
            <NumberedSteps steps={steps.points} />
          </Section>
          <Section id="principles" heading={principles.heading}>
            <p>{principles.lead}</p>
            <PointGrid points={principles.points} />
          </Section>
        </div>
        <InquiryPanel kind="cooperation" {...text.form} form={form} />
      </>
    );
  };
}
