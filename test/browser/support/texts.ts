import { loadPageText } from '../../../web/app/load-texts.js';
import { content as contentEn } from '../../../web/content/en/ui.js';
import { content as contentZh } from '../../../web/content/zh/ui.js';
import { JOB_IDS } from '../../../web/contract/route-row.js';
import { licenceForm as licenceFormEn } from '../../../web/features/licence-application/licence-form.en.js';
import { licencePrivacy as licencePrivacyEn } from '../../../web/features/licence-application/licence-privacy.en.js';
import { licenceSubmitted as licenceSubmittedEn } from '../../../web/features/licence-application/submitted/licence-submitted.en.js';
import { pages as pagesEn } from '../../../web/content/en/pages.js';
import { type CareersText, jobPageText } from '../../../web/features/careers/job.js';
import type { EditionTexts, LegalText, PageText } from '../../../web/content/types.js';
import { careers as careersZh } from '../../../web/features/careers/careers.zh.js';
import {
  licenceForm as licenceFormZh,
  type LicenceFormText,
} from '../../../web/features/licence-application/licence-form.zh.js';
import { licencePrivacy as licencePrivacyZh } from '../../../web/features/licence-application/licence-privacy.zh.js';
import {
  licenceSubmitted as licenceSubmittedZh,
  type LicenceSubmittedText,
} from '../../../web/features/licence-application/submitted/licence-submitted.zh.js';
import { pages as pagesZh } from '../../../web/content/zh/pages.js';
import type { Edition } from '../../../web/contract/editions.js';
import { PRODUCT_IDS } from '../../../web/contract/products.js';
import type { PageId } from '../../../web/contract/routes.js';

interface Texts extends EditionTexts {
  readonly pages: Readonly<Partial<Record<PageId, PageText>>>;
  readonly form: LicenceFormText;
  readonly privacy: LegalText;
  readonly submitted: LicenceSubmittedText;
}

function jobPages(careers: CareersText): Texts['pages'] {
  return Object.fromEntries(JOB_IDS.map((id) => [`job:${id}`, jobPageText(careers, id)]));
}

async function productPages(edition: Edition): Promise<Texts['pages']> {
  const pages = PRODUCT_IDS.map(async (product) => {
    const id: PageId = `product:${product}`;
    return [id, await loadPageText(edition, id)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** What the site says in each edition: tests find things by these words and never repeat them. */
export const TEXTS: Readonly<Record<Edition, Texts>> = {
  zh: {
    ...contentZh,
    pages: { ...pagesZh, ...jobPages(careersZh), ...(await productPages('zh')) },
    form: licenceFormZh,
    privacy: licencePrivacyZh,
    submitted: licenceSubmittedZh,
  },
  en: {
    ...contentEn,
    pages: { ...pagesEn, ...(await productPages('en')) },
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
