import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { SelectField } from '../../ui/form/select-field.js';
import { TextField } from '../../ui/form/text-field.js';
import { PROFESSIONS } from '../../contract/licence-application.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';

export function ApplicantFields() {
  const { edition } = useSite();
  const { sections, professions, choose } = useLicenceFormContext().texts.form;
  // The English labels call the field `surname` First Name.
  const [first, second] =
    edition === 'en' ? ['given-name', 'family-name'] : ['family-name', 'given-name'];
  return (
    <FormSection heading={sections.applicant}>
      <TextField field={useField('institution')} autoComplete="organization" />
      <SelectField
        field={useField('profession')}
        placeholder={choose}
        options={PROFESSIONS.map((value) => ({ value, label: professions[value] }))}
      />
      <TextField field={useField('surname')} autoComplete={first} />
      <TextField field={useField('name')} autoComplete={second} />
    </FormSection>
  );
}
