import { type RefObject, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormToken } from '../../ui/form/use-form-token.js';
import { useSubmission } from '../../ui/form/use-submission.js';
import { API_CALLS, type SubmissionReceipt } from '../../contract/api.js';
import type { Edition } from '../../contract/editions.js';
import type { FieldErrorCode } from '../../contract/envelope.js';
import {
  checkLicenceValues,
  LICENCE_FIELDS,
  type LicenceField,
  type LicenceValues,
} from '../../contract/licence-application.js';
import type { ProductId } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import { referenceQuery } from '../../contract/submission-status.js';
import { submittedState } from './submitted/submitted-state.js';
import { licenceValues, submittedValues } from './collect-values.js';
import type { LicenceTexts } from './licence-form-context.js';

/** Words for each field that was refused. */
export type LicenceErrors = Readonly<Partial<Record<LicenceField, string>>>;

interface SubmissionInput {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly edition: Edition;
  readonly texts: LicenceTexts;
  /** Codes that the server has refused already. */
  readonly wrong: LicenceErrors;
  readonly message: (field: LicenceField, code: FieldErrorCode, country?: string) => string;
  /** Drops the draft of an application that was accepted. */
  readonly forget: () => void;
}

/** Sends the application; an accepted one leads to the page with its reference. */
export function useLicenceSubmission(input: SubmissionInput) {
  const { form, edition, texts, wrong, message, forget } = input;
  const navigate = useNavigate();
  const token = useFormToken(edition);

  const check = useCallback(
    (data: FormData) => {
      const values = submittedValues(edition, licenceValues(data));
      const codes = Object.entries(checkLicenceValues(edition, values)) as [
        LicenceField,
        FieldErrorCode,
      ][];
      const found = codes.map(([field, code]) => [field, message(field, code, values.country)]);
      const errors: LicenceErrors = { ...wrong, ...(Object.fromEntries(found) as LicenceErrors) };
      return { values, errors };
    },
    [edition, wrong, message],
  );

  const accepted = useCallback(
    async ({ reference }: SubmissionReceipt, { modelType }: LicenceValues) => {
      forget();
      const submitted = pathOf('licenseSubmitted', edition);
      await navigate(submitted + referenceQuery(reference), {
        replace: true,
        // eslint-disable-next-line no-restricted-syntax -- Not while rendering: an answer has come.
        state: submittedState({ reference, product: modelType as ProductId, at: Date.now() }),
      });
    },
    [edition, forget, navigate],
  );

  return useSubmission({
    form,
    edition,
    call: API_CALLS.submitInfo,
    fields: LICENCE_FIELDS,
    token,
    words: texts.form.outcome,
    check,
    accepted,
  });
}
