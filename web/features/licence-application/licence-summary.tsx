import { FormSummary } from '../../ui/form/form-summary.js';
import { LICENCE_FIELDS } from '../../contract/licence-application.js';
import { fieldId, useLicenceFormContext } from './licence-form-context.js';

/** Why the last attempt was not accepted. */
export function LicenceSummary() {
  const { texts, attempt, notice, sentErrors } = useLicenceFormContext();
  const { summary, labels, labelColon } = texts.form;
  const items = LICENCE_FIELDS.flatMap((field) => {
    const message = sentErrors[field];
    if (message === undefined) return [];
    // The words of the consent name it themselves.
    const label = field === 'agreement' ? '' : labels[field] + labelColon;
    return [{ target: fieldId(field), message: label + message }];
  });
  return <FormSummary words={summary} attempt={attempt} notice={notice} items={items} />;
}
