import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { TOPICS } from '../../contract/licence-application.js';
import { CodeField } from './code-field.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { ProductField } from './product-field.js';

export function RequestFields() {
  const { texts, serial } = useLicenceFormContext();
  const { sections, topics } = texts.form;
  return (
    <FormSection heading={sections.product}>
      <RadioGroup
        field={useField('topic')}
        options={TOPICS.map((value) => ({ value, label: topics[value] }))}
      />
      <CodeField field={useField('serialNumber')} codeCheck={serial} />
      <ProductField />
    </FormSection>
  );
}
