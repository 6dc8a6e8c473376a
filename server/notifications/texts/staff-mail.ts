import type { Edition } from '../../../web/contract/editions.js';
import type { NotifiedSubmission, SenderDetails } from '../../submissions/submission.js';
import { publicLines } from './public-lines.js';
import { LABELS } from '../../submissions/labels.js';

/** An e-mail to staff; with what was typed only where that is asked for. */
export function staffMail(language: Edition, submission: NotifiedSubmission, details: boolean) {
  const { kinds, staffSubject, howToSee } = LABELS[language];
  const { kind, reference } = submission;
  const lines = [
    ...publicLines(language, submission),
    ...(details ? ['', ...senderLines(language, submission.sender)] : []),
    '',
    howToSee(reference),
  ];
  return { subject: staffSubject(kinds[kind], reference), text: `${lines.join('\n')}\n` };
}

function senderLines(language: Edition, details: SenderDetails): string[] {
  const { sender, colon } = LABELS[language];
  return (Object.keys(sender) as (keyof SenderDetails)[]).flatMap((field) =>
    details[field] === undefined ? [] : [`${sender[field]}${colon}${details[field]}`],
  );
}
