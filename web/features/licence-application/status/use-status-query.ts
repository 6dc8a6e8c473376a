import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { post } from '../../../site/api-client.js';
import { useSite } from '../../../site/site.js';
import { formDraft } from '../../../ui/form/form-draft.js';
import { type FieldErrors, formValues, type FormValues } from '../../../ui/form/form-values.js';
import { useStandingErrors } from '../../../ui/form/standing-errors.js';
import type { Outcome } from '../../../ui/form/submission-outcome.js';
import { useFormDraft } from '../../../ui/form/use-form-draft.js';
import { API_CALLS, type SubmissionProgress } from '../../../contract/api.js';
import { checkFields } from '../../../contract/fields.js';
import { normaliseToken } from '../../../contract/normalise.js';
import {
  referenceIn,
  STATUS_FIELDS,
  type StatusField,
} from '../../../contract/submission-status.js';
import { statusOutcome, type StatusTexts } from './status-outcome.js';

const NAMES = STATUS_FIELDS.map(({ name }) => name);
const DRAFT = formDraft({ key: 'status-draft', fields: NAMES });

interface Answer {
  readonly outcome: Outcome;
  /** Absent unless something was found. */
  readonly progress?: SubmissionProgress;
}

const NOTHING: Answer = { outcome: { errors: {} } };

/** State and actions of the form; what was found is kept nowhere. */
export function useStatusQuery({ messages, outcome: words }: StatusTexts) {
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const asking = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState(NOTHING);
  /** Counts the answers, so that an equal one takes the focus again. */
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<FormValues>({});

  // Before the draft, which leaves alone what is filled in already.
  useEffect(() => {
    const field = form.current?.elements.namedItem('reference');
    const reference = referenceIn(window.location.search);
    if (reference === null || !(field instanceof HTMLInputElement) || field.value !== '') return;
    field.value = reference;
  }, []);
  const { keep, forget, begin } = useFormDraft({ form, draft: DRAFT, isHandedOver: true });

  const check = useCallback(
    (data: FormData) => {
      const codes = Object.entries(checkFields(STATUS_FIELDS, formValues(data, NAMES)));
      const errors = codes.map(([field, code]) => [field, messages[field as StatusField][code]]);
      return { errors: Object.fromEntries(errors) as FieldErrors };
    },
    [messages],
  );
  const { errors } = answer.outcome;
  const standing = useStandingErrors(form, { errors, sent, fields: NAMES, check });

  const show = useCallback((next: Answer) => {
    setAnswer(next);
    setAttempt((last) => last + 1);
  }, []);

  const ask = useCallback(async () => {
    if (!form.current || asking.current) return;
    const data = new FormData(form.current);
    const typed = formValues(data, NAMES);
    const { errors } = check(data);
    setSent(typed);
    if (Object.keys(errors).length > 0) return show({ outcome: { errors } });
    const { reference = '', contact = '' } = typed;
    asking.current = true;
    setIsAsking(true);
    // What was found before would look like the answer to what is asked now.
    setAnswer(({ outcome }) => ({ outcome }));
    const way = normaliseToken(contact).includes('@') ? 'email' : 'telephone';
    try {
      const query = { reference, [way]: contact, language: edition };
      const progress = await post(API_CALLS.getStatus, query, { edition });
      forget();
      begin();
      show({ outcome: { errors: {} }, progress });
    } catch (error) {
      show({ outcome: statusOutcome(error, words, edition) });
    } finally {
      asking.current = false;
      setIsAsking(false);
    }
  }, [edition, check, words, forget, begin, show]);

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      void ask();
    },
    [ask],
  );

  const edited = useCallback(
    ({ target }: FormEvent) => {
      const { history, location } = window;
      // On the way back the address would otherwise bring back what somebody has replaced.
      if (target instanceof HTMLInputElement && target.name === 'reference' && location.search) {
        history.replaceState(history.state, '', location.pathname);
      }
      keep();
    },
    [keep],
  );

  return { form, submit, edited, isAsking, attempt, standing, ...answer };
}
