import type { FieldMessages, ValidationMessages } from '../../../content/types.js';
import type { SubmissionStatusText } from './submission-status.zh.js';
import type { StatusField } from '../../../contract/submission-status.js';

/** Everything that the page says, in one language. */
export interface StatusTexts extends SubmissionStatusText {
  readonly messages: Readonly<Record<StatusField, FieldMessages>>;
}

/** Pages carry their texts in their HTML: of the words for rejected fields, those of the two. */
export function statusTexts(
  text: SubmissionStatusText,
  { general, fields }: ValidationMessages,
): StatusTexts {
  return {
    ...text,
    messages: {
      reference: { ...general, ...fields.reference },
      contact: { ...general, ...fields.contact },
    },
  };
}
