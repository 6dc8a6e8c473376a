import type { Edition } from '../../../web/contract/editions.js';
import { isProductId, productById } from '../../../web/contract/products.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { LABELS, shanghaiTime } from '../../submissions/labels.js';

/** A message for a chat group: outside the company's own systems, hence without personal data. */
export function chatText(language: Edition, submission: NotifiedSubmission): string {
  return [
    ...publicLines(language, submission),
    LABELS[language].howToSee(submission.reference),
  ].join('\n');
}

/** What may be told of a submission anywhere: nothing in it was typed by a person. */
export function publicLines(language: Edition, submission: NotifiedSubmission): string[] {
  const { fields, kinds, editions, colon } = LABELS[language];
  const { reference, kind, product, edition, submittedAt } = submission;
  const lines: [string, string | undefined][] = [
    [fields.reference, reference],
    [fields.kind, kinds[kind]],
    [
      fields.product,
      product && isProductId(product) ? productById(product).name[language] : undefined,
    ],
    [fields.edition, editions[edition]],
    [fields.submittedAt, shanghaiTime(submittedAt)],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}${colon}${value}`] : []));
}
