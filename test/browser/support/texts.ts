import type { EditionContent } from '../../../web/content/edition-content.js';
import { careers as careersEn } from '../../../web/content/en/careers.js';
import { content as contentEn } from '../../../web/content/en/index.js';
import { licenceForm as licenceFormEn } from '../../../web/content/en/licence-form.js';
import { licencePrivacy as licencePrivacyEn } from '../../../web/content/en/licence-privacy.js';
import { licenceSubmitted as licenceSubmittedEn } from '../../../web/content/en/licence-submitted.js';
import { pages as pagesEn } from '../../../web/content/en/pages.js';
import { jobPageText } from '../../../web/content/job-page-text.js';
import type { CareersText } from '../../../web/content/shapes/job.js';
import type { LegalText, PageText } from '../../../web/content/types.js';
import { careers as careersZh } from '../../../web/content/zh/careers.js';
import { content as contentZh } from '../../../web/content/zh/index.js';
import {
  licenceForm as licenceFormZh,
  type LicenceFormText,
} from '../../../web/content/zh/licence-form.js';
import { licencePrivacy as licencePrivacyZh } from '../../../web/content/zh/licence-privacy.js';
import {
  licenceSubmitted as licenceSubmittedZh,
  type LicenceSubmittedText,
} from '../../../web/content/zh/licence-submitted.js';
import { pages as pagesZh } from '../../../web/content/zh/pages.js';
import type { Edition } from '../../../web/contract/editions.js';
import { JOB_IDS } from '../../../web/contract/jobs.js';
import type { PageId } from '../../../web/contract/routes.js';

interface Texts extends EditionContent {
  readonly pages: Readonly<Partial<Record<PageId, PageText>>>;
  readonly form: LicenceFormText;
  readonly privacy: LegalText;
  readonly submitted: LicenceSubmittedText;
}

function jobPages(careers: CareersText): Texts['pages'] {
  return Object.fromEntries(JOB_IDS.map((id) => [`job:${id}`, jobPageText(careers, id)]));
}

/** What the site says in each edition: tests find things by these words and never repeat them. */
export const TEXTS: Readonly<Record<Edition, Texts>> = {
  zh: {
    ...contentZh,
    pages: { ...pagesZh, ...jobPages(careersZh) },
    form: licenceFormZh,
    privacy: licencePrivacyZh,
    submitted: licenceSubmittedZh,
  },
  en: {
    ...contentEn,
    pages: { ...pagesEn, ...jobPages(careersEn) },
    form: licenceFormEn,
    privacy: licencePrivacyEn,
    submitted: licenceSubmittedEn,
  },
};

/** Heading of a page. */
export function headingOf(id: PageId, edition: Edition): string {
  const text = TEXTS[edition].pages[id];
  if (!text) throw new Error(`The ${edition} edition has no texts for the page ${id}`);
  return text.heading;
}

/** First heading of the text that an applicant agrees to. */
export function privacyHeading(edition: Edition): string {
  return TEXTS[edition].privacy.sections[0]?.heading ?? '';
}

/** Matches a text that contains another one. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
