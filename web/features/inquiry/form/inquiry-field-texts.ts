import type { Edition } from '../../../contract/editions.js';
import { INQUIRY_FIELDS, type InquiryKind } from '../../../contract/inquiries.js';
import type { FieldText } from '../../../ui/form/field-frame.js';
import type { FieldErrors } from '../../../ui/form/form-values.js';
import type { InquiryTexts } from './inquiry-texts.js';

/** Label, hint and error of every field, in the order of the form. */
export function inquiryFieldTexts(
  kind: InquiryKind,
  edition: Edition,
  { form: { labels, hints }, optional }: InquiryTexts,
  errors: FieldErrors,
): readonly FieldText[] {
  return INQUIRY_FIELDS[kind][edition].map(({ name, required }) => ({
    id: `inquiry-${name}`,
    name,
    label: labels[name] ?? name,
    optional: required ? undefined : optional,
    hint: hints[name],
    error: errors[name],
  }));
}
