import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useCurrentRow, useSite } from '../../../site/site.js';
import type { SubmissionReceipt } from '../../../contract/api.js';
import { EDITIONS, otherEdition, type Edition } from '../../../contract/editions.js';
import {
  checkInquiryValues,
  CONSENT_FIELD,
  INQUIRY_CALLS,
  INQUIRY_FIELDS,
  type InquiryKind,
} from '../../../contract/inquiries.js';
import type { ProductId } from '../../../contract/products.js';
import { fieldWords } from '../../../content/field-words.js';
import { formValues, type FieldErrors } from '../../../ui/form/form-values.js';
import { useFormDraft } from '../../../ui/form/use-form-draft.js';
import { useFormToken } from '../../../ui/form/use-form-token.js';
import { useSubmission } from '../../../ui/form/use-submission.js';
import type { InquiryTexts } from './inquiry-texts.js';
import { formDraft } from '../../../ui/form/form-draft.js';
import type { FieldText } from '../../../ui/form/field-frame.js';

/** Draft of a form; the forms of two products never mix. */
function inquiryDraft(kind: InquiryKind, product?: ProductId) {
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

/** State and actions of one of the three forms. */
export function useInquiryForm(
  kind: InquiryKind,
  product: ProductId | undefined,
  texts: InquiryTexts,
) {
  const { outcome, validation } = texts;
  const { edition } = useSite();
  const isHandedOver = useCurrentRow().path[otherEdition(edition)] !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => inquiryDraft(kind, product));
  const [untouched] = useState(() => (product ? { product } : {}));
  const [names] = useState(() => INQUIRY_FIELDS[kind][edition].map(({ name }) => name));
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  /** Accepted and not changed since: another click would only send an empty form. */
  const isDone = useRef(false);
  const [saysDone, setSaysDone] = useState(false);
  const token = useFormToken(edition, form);
  const { keep, forget, begin } = useFormDraft({ form, draft, isHandedOver, untouched });

  const check = useCallback(
    (data: FormData) => {
      const typed = Object.entries(formValues(data, names));
      const values = Object.fromEntries(typed.map(([field, value]) => [field, value?.trim()]));
      const codes = Object.entries(checkInquiryValues(kind, edition, values));
      const messages = codes.map(([field, code]) => {
        return [field, code && fieldWords(validation, field, code)];
      });
      return { values, errors: Object.fromEntries(messages) as Record<string, string> };
    },
    [kind, edition, names, validation],
  );

  const accepted = useCallback(
    (next: SubmissionReceipt) => {
      forget();
      form.current?.reset();
      begin();
      isDone.current = true;
      setSaysDone(true);
      setReceipt(next);
    },
    [forget, begin],
  );

  const call = INQUIRY_CALLS[kind];
  const { submit, ...submission } = useSubmission({
    form,
    edition,
    call,
    fields: names,
    token,
    words: outcome,
    check,
    accepted,
  });

  const startAnew = useCallback(() => {
    isDone.current = false;
    setSaysDone(false);
    setReceipt(undefined);
  }, []);

  return {
    form,
    fields: inquiryFieldTexts(kind, edition, texts, submission.standing),
    receipt,
    saysDone,
    startAnew,
    ...submission,
    edited: useCallback(() => {
      isDone.current = false;
      setSaysDone(false);
      keep();
    }, [keep]),
    submit: useCallback(
      (event: FormEvent) => {
        if (isDone.current) return event.preventDefault();
        setReceipt(undefined);
        submit(event);
      },
      [submit],
    ),
  };
}

export type Inquiry = ReturnType<typeof useInquiryForm>;

/** Label, hint and error of every field, in the order of the form. */
function inquiryFieldTexts(
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
