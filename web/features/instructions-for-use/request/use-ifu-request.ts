import { useCallback, useEffect, useRef, useState } from 'react';
import { post } from '../../../site/api-client.js';
import { useSite } from '../../../site/site.js';
import { API_CALLS, type Country, type SubmissionReceipt } from '../../../contract/api.js';
import {
  checkIfuRequest,
  IFU_REQUEST_FIELDS,
  type IfuRequestKind,
} from '../../../contract/ifu-requests.js';
import type { DocumentId } from '../../../contract/instructions-for-use.js';
import { fieldWords } from '../../../content/field-words.js';
import { fillControls } from '../../../ui/form/fill-controls.js';
import { formDraft } from '../../../ui/form/form-draft.js';
import { formValues, type FormValues } from '../../../ui/form/form-values.js';
import { useFormDraft } from '../../../ui/form/use-form-draft.js';
import { useFormToken } from '../../../ui/form/use-form-token.js';
import { useSubmission } from '../../../ui/form/use-submission.js';
import type { RequestTexts } from '../../inquiry/form/inquiry-texts.js';

const NAMES = IFU_REQUEST_FIELDS.printedCopy.map(({ name }) => name);
const DRAFT = formDraft({ key: 'document-request-draft', fields: NAMES });

/** State and actions of the form. */
export function useIfuRequest(document: DocumentId, texts: RequestTexts) {
  const { validation, outcome, form: words } = texts;
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<IfuRequestKind>('printedCopy');
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const token = useFormToken(edition, form);
  const [restored, restore] = useState<FormValues>({});
  const { keep, forget, begin } = useFormDraft({
    form,
    draft: DRAFT,
    isHandedOver: false,
    restore,
  });

  useEffect(() => {
    const controller = new AbortController();
    post(API_CALLS.getAllCountries, {}, { edition, signal: controller.signal }).then(
      setCountries,
      () => undefined,
    );
    return () => controller.abort();
  }, [edition]);

  const hasCountries = countries.length > 0;
  useEffect(() => {
    // The list comes after the draft.
    if (hasCountries && form.current) fillControls(form.current, { country: restored.country });
  }, [hasCountries, restored]);

  const check = useCallback(
    (data: FormData) => {
      const typed = formValues(data, NAMES);
      const errors = Object.entries(checkIfuRequest(kind, typed)).map(([field, code]) => [
        field,
        code && fieldWords(validation, field, code),
      ]);
      return {
        values: { ...typed, request: kind, document },
        errors: Object.fromEntries(errors) as Record<string, string>,
      };
    },
    [kind, document, validation],
  );

  const accepted = useCallback(
    (next: SubmissionReceipt) => {
      forget();
      form.current?.reset();
      begin();
      setReceipt(next);
    },
    [forget, begin],
  );

  const submission = useSubmission({
    form,
    edition,
    call: API_CALLS.submitDocumentRequest,
    fields: NAMES,
    token,
    words: outcome,
    check,
    accepted,
  });

  const fields = IFU_REQUEST_FIELDS[kind].map(({ name }) => ({
    id: `request-${name}`,
    name,
    label: words.labels[name] ?? name,
    hint: words.hints[name],
    error: submission.standing[name],
  }));
  const startAnew = useCallback(() => setReceipt(undefined), []);
  return { ...submission, form, fields, kind, setKind, countries, receipt, startAnew, keep };
}
