import { company as companyEn } from '../../../web/content/en/company.js';
import { company as companyZh } from '../../../web/content/zh/company.js';
import { pathOf } from '../../../web/contract/routes.js';
import { referenceQuery } from '../../../web/contract/submission-status.js';
import type { AppConfig } from '../../config/app-config.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';
import { shanghaiTime } from '../../submissions/shanghai-time.js';
import { LABELS } from '../../submissions/labels.js';

const COMPANY = { zh: companyZh.name, en: companyEn.name };

/** A receipt in the language of the form. It repeats nothing that was typed. */
export function receiptMail(
  { edition, reference, submittedAt }: NotifiedSubmission,
  origins: AppConfig['origins'],
) {
  const { subject, body } = LABELS[edition].receipt;
  const paragraphs = body(
    COMPANY[edition],
    shanghaiTime(submittedAt),
    reference,
    origins[edition] + pathOf('licenseStatus', edition) + referenceQuery(reference),
  );
  return { subject: subject(reference), text: `${paragraphs.join('\n\n')}\n` };
}
