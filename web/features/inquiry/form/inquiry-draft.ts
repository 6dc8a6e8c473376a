import { EDITIONS } from '../../../contract/editions.js';
import { CONSENT_FIELD, INQUIRY_FIELDS, type InquiryKind } from '../../../contract/inquiries.js';
import type { ProductId } from '../../../contract/products.js';
import { formDraft } from '../../../ui/form/form-draft.js';

/** Draft of a form; the forms of two products never mix. */
export function inquiryDraft(kind: InquiryKind, product?: ProductId) {
  const names = EDITIONS.flatMap((edition) =>
    INQUIRY_FIELDS[kind][edition].map(({ name }) => name),
  );
  return formDraft({
    key: ['inquiry-draft', kind, product].filter(Boolean).join('-'),
    fields: [...new Set(names)],
    // Agreement is given to a text in one language.
    ofOneLanguage: [CONSENT_FIELD],
  });
}
