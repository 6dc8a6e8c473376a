import type { Edition } from '../../../web/contract/editions.js';
import type { NotifiedSubmission } from '../notified-submission.js';
import { openLines } from './open-lines.js';
import { WORDING } from '../../submissions/labels.js';

/** A message for a chat group: outside the company's own systems, hence without personal data. */
export function chatText(language: Edition, submission: NotifiedSubmission): string {
  return [
    ...openLines(language, submission),
    WORDING[language].howToSee(submission.reference),
  ].join('\n');
}
