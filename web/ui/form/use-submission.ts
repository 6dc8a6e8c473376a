import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { post } from '../../site/api-client.js';
import { IdempotencyKeys } from '../../site/idempotency-key.js';
import type { SubmissionCall, SubmissionReceipt } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import { type FieldErrors, formValues, type FormValues } from './form-values.js';
import { type Outcome, type OutcomeWords, submissionOutcome } from './submission-outcome.js';
import { useStandingErrors } from './standing-errors.js';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../../contract/submissions.js';

interface SubmissionInput {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly edition: Edition;
  readonly call: SubmissionCall;
  readonly fields: readonly string[];
  readonly token: RefObject<string>;
  readonly words: OutcomeWords;
  /** What would be sent, and what the browser can tell to be wrong with it. */
  readonly check: (form: FormData) => {
    readonly values: FormValues;
    readonly errors: FieldErrors;
  };
  readonly accepted: (receipt: SubmissionReceipt, values: FormValues) => void | Promise<void>;
}

const ACCEPTED = { errors: {} };

/** Sends a form, once at a time, and tells how it went. */
export function useSubmission({
  form,
  edition,
  call,
  fields,
  token,
  words,
  check,
  accepted,
}: SubmissionInput) {
  const sending = useRef(false);
  const [keys] = useState(() => new IdempotencyKeys(`sent-${call}`, () => window.sessionStorage));
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(ACCEPTED);
  /** Counts the outcomes, so that an equal one takes the focus again. */
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<FormValues>({});

  const show = useCallback((next: Outcome) => {
    setOutcome(next);
    setAttempt((last) => last + 1);
  }, []);

  const standing = useStandingErrors(form, { errors: outcome.errors, sent, fields, check });

  const send = useCallback(async () => {
    if (!form.current || sending.current) return;
    const data = new FormData(form.current);
    const { values, errors } = check(data);
    setSent(formValues(data, fields));
    if (Object.keys(errors).length > 0) return show({ errors });

    sending.current = true;
    setIsSending(true);
    try {
      const body = values as Readonly<Record<string, string>>;
      const receipt = await post(
        call,
        { ...body, language: edition, ...spamSigns(data, token.current) },
        { edition, idempotencyKey: keys.keyOf(body) },
      );
      // Whoever has left keeps draft and key: sent again, it brings the receipt of the first time.
      if (!form.current) return;
      keys.forget();
      await accepted(receipt, values);
      show(ACCEPTED);
    } catch (error) {
      show(submissionOutcome(error, fields, words, edition));
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }, [form, edition, call, fields, token, words, check, accepted, show, keys]);

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
    [send],
  );

  return {
    submit,
    isSending,
    attempt,
    notice: outcome.notice,
    /** Of the last attempt, for the summary. */
    errors: outcome.errors,
    /** Those not corrected since, for the fields. */
    standing,
  };
}

/** What a form sends so that the server can tell people from spam bots. */
function spamSigns(form: FormData, token: string): Record<string, string> {
  const honeypot = form.get(HONEYPOT_FIELD);
  return {
    [HONEYPOT_FIELD]: typeof honeypot === 'string' ? honeypot : '',
    [FORM_TOKEN_FIELD]: token,
  };
}
