import { useSite } from '../../site/site.js';
import { CompanyMark, Logo } from '../../ui/layout/logo.js';
import { PRODUCT_GROUPS } from '../../contract/products.js';
import { MenuItem } from '../../ui/layout/menu-item.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { Carousel } from '../../ui/controls/carousel.js';
import { ContactDetails } from '../../ui/controls/contact-details.js';
import { Counter } from '../../ui/controls/counter.js';
import { LinkButton } from '../../ui/controls/link-button.js';
import { PageContents } from '../../ui/controls/page-contents.js';
import { SampleMark, Section } from '../../ui/controls/section.js';
import { Tabs } from '../../ui/controls/tabs.js';
import styles from './dev-styles.module.css';
import { useRef } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.js';
import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SelectField } from '../../ui/form/select-field.js';
import { SubmitButton } from '../../ui/form/submit-button.js';
import { TextAreaField, TextField } from '../../ui/form/text-field.js';

/** Every control as it stands at first, with a hint, with an error, and while it is sent. */
export function FormSamples() {
  const { ui, company } = useSite().content;
  const summary = useRef<HTMLDivElement>(null);
  const label = ui.menu.overview;
  const options = ['1', '2'].map((value) => ({ value, label: `${label} ${value}` }));
  const states = [
    { state: 'plain' },
    { state: 'hint', hint: company.tagline },
    { state: 'error', error: ui.failure.heading },
  ];
  return (
    <Section id="forms" heading="Forms">
      <ErrorSummary
        ref={summary}
        title={ui.failure.heading}
        details={[ui.failure.text]}
        items={[{ target: 'text-plain', message: ui.failure.heading }]}
      />
      {states.map(({ state, ...text }) => {
        const field = (kind: string) => ({
          id: `${kind}-${state}`,
          name: `${kind}-${state}`,
          label,
          ...text,
        });
        return (
          <FormSection key={state} heading={state}>
            <TextField field={field('text')} />
            <SelectField field={field('select')} placeholder={label} options={options} />
            <RadioGroup field={field('radio')} options={options} />
            <TextAreaField field={field('area')} />
          </FormSection>
        );
      })}
      {[false, true].map((isSending) => (
        <p key={String(isSending)}>
          <SubmitButton isSending={isSending} idle={label} sending={ui.failure.reload} />
        </p>
      ))}
    </Section>
  );
}

/** What pages are moved with: links, buttons, tabs, slides, marks. */
export function InterfaceSamples() {
  const { company, ui } = useSite().content;
  const entries = [1, 2, 3].map((number) => ({
    id: `sample-${number}`,
    label: `${ui.menu.overview} ${number}`,
    heading: `${ui.menu.overview} ${number}`,
  }));
  return (
    <Section id="interface" heading="Interface">
      <div className={styles.row}>
        <CompanyMark className={styles.mark} />
        <Logo />
        <SampleMark />
        {[false, true].map((hot) => (
          <MenuItem
            key={String(hot)}
            link={{ id: 'news', label: ui.menu.overview, href: '#interface', hot }}
          />
        ))}
      </div>
      {PRODUCT_GROUPS.map((group) => (
        <div key={group} data-group={group} className={styles.row}>
          <LinkButton to="#interface">{ui.calls.applyForLicence}</LinkButton>
          <LinkButton quiet to="#interface">
            {ui.calls.contact}
          </LinkButton>
          <Breadcrumb parent={group} />
        </div>
      ))}
      <div data-hero className={`${styles.stage} ${styles.row}`}>
        <LinkButton onStage to="#interface">
          {ui.calls.applyForLicence}
        </LinkButton>
        <LinkButton onStage quiet to="#interface">
          {ui.calls.contact}
        </LinkButton>
        <Breadcrumb parent="intracranial" />
      </div>
      <Tabs
        label={ui.menu.overview}
        tabs={entries.map(({ id, label }) => ({ id, label, panel: <p>{label}</p> }))}
      />
      <div className={styles.stage}>
        <Carousel
          label={ui.menu.overview}
          slides={entries.map(({ id, heading }) => ({
            id,
            label: heading,
            content: <p>{heading}</p>,
          }))}
        />
      </div>
      <PageContents label={ui.legal.contents} entries={entries} />
      <dl className={styles.row}>
        <Counter
          value={94.6}
          unit="%"
          label={company.shortName}
          note={company.tagline}
          diagram="accuffrangio-accuracy"
        />
        <Counter
          value={12}
          unit=""
          label={company.shortName}
          note={company.tagline}
          diagram="partner-hospitals"
        />
      </dl>
      <ContactDetails />
    </Section>
  );
}
