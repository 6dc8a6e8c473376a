import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { offerHandover } from '../../site/language-handover.js';
import { fillControls } from './fill-controls.js';
import type { FormDraft } from './form-draft.js';
import { formValues, type FormValues } from './form-values.js';

interface FormDraftInput {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: FormDraft;
  /** Whether the other edition has this form: elsewhere nobody would take the draft in. */
  readonly isHandedOver: boolean;
  /** Choices that the form's state holds, also while their options are not loaded. */
  readonly chosen?: FormValues;
  /** What the form holds before anybody touches it. */
  readonly untouched?: FormValues;
  /** Receives all values found at the start. */
  readonly restore?: (values: FormValues) => void;
}

const NOTHING: FormValues = {};
const ignore = (): void => undefined;

function arrivedDraft(draft: FormDraft): FormValues {
  const { hash, pathname, search } = window.location;
  const handedOver = draft.readFragment(hash);
  if (!handedOver) return draft.readDraft(window.sessionStorage);
  window.history.replaceState(window.history.state, '', pathname + search);
  return handedOver;
}

/**
 * Keeps what is typed in the session until it has been sent: over a reload, the way back, and the
 * change to the other edition.
 */
export function useFormDraft({
  form: formRef,
  draft,
  isHandedOver,
  chosen = NOTHING,
  untouched = NOTHING,
  restore = ignore,
}: FormDraftInput) {
  const isKept = useRef(false);
  const latest = useRef(chosen);
  /** Values of controls that only the other edition has: they go back with the rest. */
  const withoutControl = useRef<FormValues>({});

  const current = useCallback((): FormValues => {
    const typed = formRef.current ? formValues(new FormData(formRef.current), draft.fields) : {};
    const values = { ...withoutControl.current, ...typed, ...latest.current };
    // What a page presets is nobody's draft, nor is a choice that is still open.
    const isTouched = Object.entries(values).some(
      ([field, value]) => value !== '' && value !== untouched[field],
    );
    return isTouched ? values : NOTHING;
  }, [formRef, draft, untouched]);

  const keep = useCallback(() => {
    if (!isKept.current) return;
    try {
      draft.saveDraft(window.sessionStorage, current());
    } catch {
      // Storage may be full or denied: the form works without a draft.
    }
  }, [draft, current]);

  useEffect(() => {
    if (!formRef.current) return undefined;
    let arrived: FormValues = {};
    try {
      arrived = arrivedDraft(draft);
    } catch {
      // As above.
    }
    // What somebody has begun to write is not folded away.
    const folded = formRef.current.closest('details');
    if (folded && Object.keys(arrived).length > 0) folded.open = true;
    const { elements } = formRef.current;
    withoutControl.current = Object.fromEntries(
      Object.entries(arrived).filter(([field]) => elements.namedItem(field) === null),
    );
    const typed = formValues(new FormData(formRef.current), draft.fields);
    fillControls(formRef.current, arrived);
    const touched = Object.entries(typed).filter(([field, value]) => value !== untouched[field]);
    restore({ ...arrived, ...Object.fromEntries(touched) });
    isKept.current = true;
    return isHandedOver ? offerHandover(() => draft.draftFragment(current())) : undefined;
  }, [formRef, draft, isHandedOver, untouched, restore, current]);

  useEffect(() => {
    latest.current = chosen;
    keep();
  }, [chosen, keep]);

  const forget = useCallback(() => {
    isKept.current = false;
    withoutControl.current = {};
    try {
      draft.clearDraft(window.sessionStorage);
    } catch {
      // As above.
    }
  }, [draft]);

  /** Keeps again, for a form that stays on the page after it was sent. */
  const begin = useCallback(() => {
    isKept.current = true;
  }, []);

  return { keep, forget, begin };
}
