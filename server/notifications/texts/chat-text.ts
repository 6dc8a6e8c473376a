import type { Edition } from '../../../web/contract/editions.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { publicLines } from './public-lines.js';
import { LABELS } from '../../submissions/labels.js';

/** A message for a chat group: outside the company's own systems, hence without personal data. */
export function chatText(language: Edition, submission: NotifiedSubmission): string {
  return [
    ...publicLines(language, submission),
    LABELS[language].howToSee(submission.reference),
  ].join('\n');
}
