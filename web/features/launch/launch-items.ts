import { DOCUMENT_PLACEHOLDERS } from '../../documents/placeholders.js';
import { careers as careersEn } from '../careers/careers.en.js';
import { company as companyEn } from '../../content/en/company.js';
import { guidance as guidanceEn } from '../inquiry/guidance/guidance.en.js';
import { home as homeEn } from '../home/home.en.js';
import { COUNTERS, HOSPITALS } from '../home/home-data.js';
import { JOBS, RECRUITING_SITE } from '../careers/jobs.js';
import { MILESTONES } from '../company/milestones.js';
import { REFERENCES } from '../../content/references.js';
import { PRODUCT_IDS, productFolder } from '../../contract/products.js';
import { loadProductEntry, loadProductEvidence } from '../../products/load-product.js';
import { careers as careersZh } from '../careers/careers.zh.js';
import { company as companyZh } from '../../content/zh/company.js';
import { guidance as guidanceZh } from '../inquiry/guidance/guidance.zh.js';
import { home as homeZh } from '../home/home.zh.js';
import { licenceSubmitted as licenceSubmittedEn } from '../licence-application/submitted/licence-submitted.en.js';
import { licenceSubmitted as licenceSubmittedZh } from '../licence-application/submitted/licence-submitted.zh.js';
import { itemsIn, type LaunchItem } from './items-in.js';

/** Every source below `web/`, beside the entries of products, that may hold stand-ins for the company's facts, or doubtful ones. */
const SOURCES: Readonly<Record<string, unknown>> = {
  'documents/placeholders.ts': DOCUMENT_PLACEHOLDERS,
  'content/zh/company.ts': companyZh,
  'content/en/company.ts': companyEn,
  'features/home/home-data.ts': { COUNTERS, HOSPITALS },
  'features/home/home.zh.ts': homeZh,
  'features/home/home.en.ts': homeEn,
  'features/company/milestones.ts': MILESTONES,
  'features/careers/jobs.ts': { JOBS, RECRUITING_SITE },
  'features/careers/careers.zh.ts': careersZh,
  'features/careers/careers.en.ts': careersEn,
  'content/references.ts': REFERENCES,
  'features/inquiry/guidance/guidance.zh.ts': guidanceZh,
  'features/inquiry/guidance/guidance.en.ts': guidanceEn,
  'features/licence-application/submitted/licence-submitted.zh.ts': licenceSubmittedZh,
  'features/licence-application/submitted/licence-submitted.en.ts': licenceSubmittedEn,
};

/** What has to be replaced or verified before the site goes live. */
export async function launchItems(): Promise<readonly LaunchItem[]> {
  const entries = PRODUCT_IDS.flatMap((id) => {
    const folder = `products/${productFolder(id)}`;
    return [
      loadProductEntry(id).then((entry) => [`${folder}/product.ts`, entry] as const),
      loadProductEvidence(id).then((evidence) => [`${folder}/evidence.ts`, evidence] as const),
    ];
  });
  return [...Object.entries(SOURCES), ...(await Promise.all(entries))].flatMap(([file, content]) =>
    itemsIn(content).map((item) => ({ ...item, file: `web/${file}` })),
  );
}
