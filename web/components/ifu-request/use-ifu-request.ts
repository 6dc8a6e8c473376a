import { useCallback, useEffect, useRef, useState } from 'react';
import { post } from '../../app/api-client.js';
import { useSite } from '../../app/site.js';
import { API_CALLS, type Country, type SubmissionReceipt } from '../../contract/api.js';
import {
  checkIfuRequest,
  IFU_REQUEST_FIELDS,
  type IfuRequestKind,
} from '../../contract/ifu-requests.js';
import type { DocumentId } from '../../contract/instructions-for-use.js';
import { formValues } from '../form/form-values.js';
import { useFormToken } from '../form/use-form-token.js';
import { useSubmission } from '../form/use-submission.js';
import type { InquiryTexts } from '../inquiry-form/inquiry-texts.js';

const NAMES = IFU_REQUEST_FIELDS.printedCopy.map(({ name }) => name);

/** State and actions of the form. */
export function useIfuRequest(document: DocumentId, texts: InquiryTexts) {
  const { validation, outcome, form: words } = texts;
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<IfuRequestKind>('printedCopy');
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const token = useFormToken(edition, form);

  useEffect(() => {
    const controller = new AbortController();
    post(API_CALLS.getAllCountries, {}, { edition, signal: controller.signal }).then(
      setCountries,
      () => undefined,
    );
    return () => controller.abort();
  }, [edition]);

  const check = useCallback(
    (data: FormData) => {
      const typed = formValues(data, NAMES);
      const errors = Object.entries(checkIfuRequest(kind, typed)).map(([field, code]) => [
        field,
        code && (validation.fields[field]?.[code] ?? validation.general[code]),
      ]);
      return {
        values: { ...typed, request: kind, document },
        errors: Object.fromEntries(errors) as Record<string, string>,
      };
    },
    [kind, document, validation],
  );

  const accepted = useCallback((next: SubmissionReceipt) => {
    form.current?.reset();
    setReceipt(next);
  }, []);

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
    error: submission.errors[name],
  }));
  const startAnew = useCallback(() => setReceipt(undefined), []);
  return { ...submission, form, fields, kind, setKind, countries, receipt, startAnew };
}
