import { useRef } from 'react';
import { useSite } from '../../site/site.js';
import { ErrorSummary } from '../../ui/form/error-summary.js';
import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SelectField } from '../../ui/form/select-field.js';
import { SubmitButton } from '../../ui/form/submit-button.js';
import { TextAreaField } from '../../ui/form/text-area-field.js';
import { TextField } from '../../ui/form/text-field.js';
import { Section } from '../../ui/controls/section.js';

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
