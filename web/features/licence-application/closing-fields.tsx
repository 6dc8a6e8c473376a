import { useSite } from '../../site/site.js';
import { FormSection } from '../../ui/form/form-section.js';
import { TextAreaField } from '../../ui/form/text-area-field.js';
import { CodeField } from './code-field.js';
import { ConsentField } from './consent-field.js';
import { useField, useLicenceFormContext } from './licence-form-context.js';
import { PrivacyDetails } from './privacy-text.js';

/** Invitation, note and consent. */
export function ClosingFields() {
  const { edition } = useSite();
  const { texts, invitation } = useLicenceFormContext();
  const { sections, invitation: words } = texts.form;
  const { state } = invitation.check;
  const status = {
    checking: words.checking,
    valid: words.valid,
    none: '',
    wrong: '',
    unchecked: words.unchecked,
  };
  return (
    <FormSection heading={sections.rest}>
      <CodeField field={useField('invitationCode')} codeCheck={invitation} status={status[state]} />
      <TextAreaField field={useField('remark')} />
      {edition === 'zh' && <PrivacyDetails />}
      <ConsentField />
    </FormSection>
  );
}
