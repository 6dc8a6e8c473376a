import type { InquiryFormsText, InquiryFormText } from '../inquiry-forms-text.js';
import type { FieldMessages, ValidationMessages } from '../../../content/types.js';
import type { Edition } from '../../../contract/editions.js';
import { INQUIRY_FIELDS, type InquiryKind } from '../../../contract/inquiries.js';

/** Everything that one of the three forms says, in one language. */
export interface InquiryTexts extends Omit<InquiryFormsText, 'forms'> {
  readonly form: InquiryFormText;
  /** Words for rejected fields of this form. */
  readonly validation: ValidationMessages;
}

/** Without what only inquiries say: requests for documents have a notice of their own. */
export type RequestTexts = Omit<InquiryTexts, 'notice' | 'consent'>;

/** The words of one form: pages carry their texts in their HTML, and no others. */
export function inquiryTexts(
  kind: InquiryKind,
  edition: Edition,
  { forms, ...shared }: InquiryFormsText,
  { general, fields }: ValidationMessages,
): InquiryTexts {
  const own: Record<string, FieldMessages> = {};
  for (const { name } of INQUIRY_FIELDS[kind][edition]) {
    const messages = fields[name];
    if (messages) own[name] = messages;
  }
  return { ...shared, form: forms[kind], validation: { general, fields: own } };
}
