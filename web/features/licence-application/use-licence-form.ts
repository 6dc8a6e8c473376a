import { useCallback, useMemo, useRef } from 'react';
import { post } from '../../site/api-client.js';
import { useSite } from '../../site/site.js';
import { fieldWords } from '../../content/field-words.js';
import { useFormDraft } from '../../ui/form/use-form-draft.js';
import { useLoaded } from '../../ui/form/use-loaded.js';
import { API_CALLS, type Country } from '../../contract/api.js';
import type { FieldErrorCode } from '../../contract/envelope.js';
import {
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
  LISTED_COUNTRY,
} from '../../contract/licence-application.js';
import type { LicenceTexts } from './licence-form-context.js';
import { INITIAL, useChoices } from './place-fields.js';
import { useCodeCheck } from './use-code-check.js';
import { type LicenceErrors, useLicenceSubmission } from './use-licence-submission.js';
import { formDraft } from '../../ui/form/form-draft.js';

export const licenceDraft = formDraft({
  key: 'licence-draft',
  fields: LICENCE_FIELDS,
  // Agreement is given to a text in one language.
  ofOneLanguage: ['agreement'],
});

const NO_COUNTRIES: readonly Country[] = [];

/** State and actions of the licence application. */
export function useLicenceForm(texts: LicenceTexts) {
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);

  const serial = useCodeCheck(
    useCallback(
      (serialNumber: string, signal: AbortSignal) =>
        post(API_CALLS.getModelBySerialNumber, { serialNumber }, { edition, signal }),
      [edition],
    ),
    'SERIAL_NUMBER_INVALID',
  );
  const invitation = useCodeCheck(
    useCallback(
      (invitationCode: string, signal: AbortSignal) =>
        post(API_CALLS.checkInvitationCode, { invitationCode }, { edition, signal }),
      [edition],
    ),
    'INVITATION_CODE_INVALID',
  );

  const countries = useLoaded(
    useCallback(
      (signal: AbortSignal) => post(API_CALLS.getAllCountries, {}, { edition, signal }),
      [edition],
    ),
    true,
  );
  const { choices, own, choose, restoreChoices } = useChoices(
    countries.state === 'ready' ? countries.data : NO_COUNTRIES,
    edition,
  );
  const provinces = useLoaded(
    useCallback(
      (signal: AbortSignal) => post(API_CALLS.getAllArea, {}, { edition, signal }),
      [edition],
    ),
    choices.country === LISTED_COUNTRY,
  );

  const { verify: verifySerial } = serial;
  const { verify: verifyInvitation } = invitation;
  const restore = useCallback(
    (values: LicenceValues) => {
      restoreChoices(values);
      void verifySerial(values.serialNumber ?? '');
      void verifyInvitation(values.invitationCode ?? '');
    },
    [restoreChoices, verifySerial, verifyInvitation],
  );
  const { keep, forget } = useFormDraft({
    form,
    draft: licenceDraft,
    isHandedOver: true,
    chosen: own,
    untouched: INITIAL[edition],
    restore,
  });

  const message = useCallback(
    (field: LicenceField, code: FieldErrorCode, country?: string): string =>
      fieldWords(texts.validation, field, code, country),
    [texts],
  );
  const wrong: LicenceErrors = useMemo(
    () => ({
      ...(serial.check.state === 'wrong' && { serialNumber: message('serialNumber', 'INVALID') }),
      ...(invitation.check.state === 'wrong' && {
        invitationCode: message('invitationCode', 'INVALID'),
      }),
    }),
    [serial.check.state, invitation.check.state, message],
  );
  const submission = useLicenceSubmission({ form, edition, texts, wrong, message, forget });

  return {
    form,
    texts,
    serial,
    invitation,
    countries,
    provinces,
    choices,
    choose,
    keep,
    ...submission,
    /** Codes that the server has refused. */
    wrong,
    /** Errors of the last attempt, for the summary. */
    sentErrors: submission.errors,
    /** Errors as they stand now, for the fields. */
    errors: { ...submission.standing, ...wrong },
  };
}

export type LicenceForm = ReturnType<typeof useLicenceForm>;
