import {
  type Outcome,
  type OutcomeWords,
  submissionOutcome,
} from '../../ui/form/submission-outcome.js';
import type { Edition } from '../../contract/editions.js';
import { LICENCE_FIELDS, type LicenceField } from '../../contract/licence-application.js';

export type FieldErrors = Readonly<Partial<Record<LicenceField, string>>>;

/** Translates a failed submission. */
export function outcomeOf(error: unknown, text: OutcomeWords, edition: Edition): Outcome {
  return submissionOutcome(error, LICENCE_FIELDS, text, edition);
}
