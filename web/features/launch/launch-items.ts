import { DOCUMENT_FACTS } from '../../documents/placeholders.js';
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

/** A value that stands in for a fact, or that nobody has verified. */
interface Item {
  readonly kind: 'placeholder' | 'sample' | 'unverified';
  /** Way to the value within its file. */
  readonly path: string;
  /** What a reader recognises it by. */
  readonly name: string;
}

export interface LaunchItem extends Item {
  readonly file: string;
}

/** Every source below `web/`, beside the entries of products, that may hold stand-ins for the company's facts, or doubtful ones. */
const SOURCES: Readonly<Record<string, unknown>> = {
  'documents/placeholders.ts': DOCUMENT_FACTS,
  'content/zh/company.ts': companyZh,
  'content/en/company.ts': companyEn,
  'features/home/home-data.ts': { COUNTERS, HOSPITALS },
  'features/home/home.zh.ts': homeZh,
  'features/home/home.en.ts': homeEn,
  'features/company/milestones.ts': MILESTONES,
  'features/careers/jobs.ts': { JOBS, RECRUITING_SITE },
  'features/careers/careers.zh.ts': careersZh,
  'content/references.ts': REFERENCES,
  'public/brand/wordmark.svg': { wordmark: companyZh.name, placeholders: ['wordmark'] },
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

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which an entry is recognised, the best first. */
const NAMES = ['id', 'heading', 'text', 'href', 'title'] as const;

/** Placeholders and unverified parts that a content names, and samples, at any depth. */
export function itemsIn(content: unknown, path: readonly string[] = []): readonly Item[] {
  if (typeof content !== 'object' || content === null) return [];
  const fields = content as Fields;
  const own: Item[] = [];
  if (fields.sample === true)
    own.push({ kind: 'sample', path: path.join('.'), name: nameOf(fields) });
  if (Array.isArray(fields.placeholders)) {
    for (const field of fields.placeholders as string[])
      own.push({
        kind: 'placeholder',
        path: [...path, field].join('.'),
        name: nameOf(fields[field]),
      });
  }
  if (Array.isArray(fields.unverified)) {
    for (const part of fields.unverified as string[])
      own.push({ kind: 'unverified', path: [...path, part].join('.'), name: nameOf(fields) });
  }
  const inner = Object.entries(fields).flatMap(([key, value]) => itemsIn(value, [...path, key]));
  return [...own, ...inner];
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = value as Fields;
  const name = NAMES.map((key) => fields[key]).find((found) => typeof found === 'string');
  return typeof name === 'string' ? name : '';
}
