import { useCallback, useMemo, useRef, useState } from 'react';
import { post } from '../../../site/api-client.js';
import { useSite } from '../../../site/site.js';
import { API_CALLS, type SubmissionReceipt } from '../../../contract/api.js';
import {
  checkIfuRequest,
  IFU_REQUEST_FIELDS,
  IFU_REQUEST_KINDS,
  type IfuRequestKind,
} from '../../../contract/ifu-requests.js';
import type { DocumentId } from '../../../contract/instructions-for-use.js';
import { fieldWords } from '../../../content/field-words.js';
import { formDraft } from '../../../ui/form/form-draft.js';
import { formValues, type FormValues } from '../../../ui/form/form-values.js';
import { useFormDraft } from '../../../ui/form/use-form-draft.js';
import { useLoaded } from '../../../ui/form/use-loaded.js';
import { useFormToken } from '../../../ui/form/use-form-token.js';
import { useSubmission } from '../../../ui/form/use-submission.js';
import type { RequestTexts } from '../../inquiry/form/inquiry-texts.js';

const namesOf = (kind: IfuRequestKind) => IFU_REQUEST_FIELDS[kind].map(({ name }) => name);
const NAMES = namesOf('printedCopy');
const DRAFT = formDraft({ key: 'document-request-draft', fields: [...NAMES, 'request'] });
const INITIAL_KIND: IfuRequestKind = 'printedCopy';
const UNTOUCHED: FormValues = { request: INITIAL_KIND };

/** State and actions of the form. */
export function useIfuRequest(document: DocumentId, texts: RequestTexts) {
  const { validation, outcome, form: words } = texts;
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(INITIAL_KIND);
  const chooseKind = useCallback(
    (value?: string) => setKind(IFU_REQUEST_KINDS.find((each) => each === value) ?? INITIAL_KIND),
    [],
  );
  const [receipt, setReceipt] = useState<SubmissionReceipt>();
  /** Held here: the draft comes before the list. */
  const [country, setCountry] = useState('');
  const token = useFormToken(edition, form);
  const { keep, forget, begin } = useFormDraft({
    form,
    draft: DRAFT,
    isHandedOver: false,
    chosen: useMemo(() => ({ request: kind, country }), [kind, country]),
    untouched: UNTOUCHED,
    restore: useCallback(
      (values: FormValues) => {
        chooseKind(values.request);
        setCountry(values.country ?? '');
      },
      [chooseKind],
    ),
  });

  const countries = useLoaded(
    useCallback(
      (signal: AbortSignal) => post(API_CALLS.getAllCountries, {}, { edition, signal }),
      [edition],
    ),
    true,
  );

  const check = useCallback(
    (data: FormData) => {
      const typed = formValues(data, namesOf(kind));
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
      setKind(INITIAL_KIND);
      setCountry('');
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

  const asked = namesOf(kind);
  // All of them, always: a field that another kind does without keeps what was typed.
  const fields = NAMES.map((name) => ({
    id: `request-${name}`,
    name,
    label: words.labels[name] ?? name,
    hint: words.hints[name],
    error: submission.standing[name],
    hidden: !asked.includes(name),
  }));
  const startAnew = useCallback(() => setReceipt(undefined), []);
  return {
    ...submission,
    form,
    fields,
    kind,
    chooseKind,
    countries,
    country,
    setCountry,
    receipt,
    startAnew,
    keep,
  };
}
