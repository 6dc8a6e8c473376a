import { JOBS } from '../../features/careers/jobs.js';
import type { CareersText, JobEntry } from '../../features/careers/job.js';
import type { PageId } from '../../contract/routes.js';
import type { Site } from '../../site/site.js';
import type { JsonLdNode } from './structured-data.js';
import { organization } from './organization.js';

/**
 * A role that is being filled now. Examples are none: search engines would list them as jobs, and
 * they must not hear of roles that are only in preparation either.
 */
export function jobPosting(
  site: Site,
  { roles }: CareersText,
  id: PageId,
  entries: readonly JobEntry[] = JOBS,
): readonly JsonLdNode[] {
  const entry = entries.find((job) => `job:${job.id}` === id);
  if (entry?.flag !== 'hot' || entry.sample) return [];
  const { title, address, content, requirement } = roles.jobs[entry.id];
  const { name, url, logo } = organization(site);
  return [
    {
      '@type': 'JobPosting',
      title,
      description: `${listOf(roles.labels.content, content)}${listOf(roles.labels.requirement, requirement)}`,
      datePosted: entry.time,
      identifier: { '@type': 'PropertyValue', name, value: entry.id },
      hiringOrganization: { '@type': 'Organization', name, sameAs: url, logo },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
      },
      totalJobOpenings: entry.num,
      directApply: false,
    },
  ];
}

/** The description is HTML, as Google asks for. */
function listOf(heading: string, points: readonly string[]): string {
  const items = points.map((point) => `<li>${withEntities(point)}</li>`);
  return `<p>${withEntities(heading)}</p><ul>${items.join('')}</ul>`;
}

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
