import { describe, expect, it } from '@jest/globals';
import { content } from '../../content/zh/ui.js';
import { careers } from '../../features/careers/careers.zh.js';
import type { JobEntry } from '../../features/careers/job.js';
import type { Site } from '../../site/site.js';
import { jobPosting } from './job-posting.js';
import { serialiseJsonLd } from './structured-data.js';
import { organization } from './organization.js';

const site: Site = {
  edition: 'zh',
  origins: { zh: 'https://www.company.test', en: 'https://en.company.test' },
  content: { ...content, products: {} },
};

describe('jobPosting', () => {
  const entry: JobEntry = { id: 'verification', num: 2, time: '2026-11-06', flag: 'hot' };
  const postings = (changes: Partial<JobEntry>) =>
    jobPosting(site, careers, 'job:verification', [{ ...entry, ...changes }]);

  it('tells of a role that is being filled', () => {
    expect(postings({})).toEqual([
      expect.objectContaining({
        '@type': 'JobPosting',
        title: careers.roles.jobs.verification.title,
        datePosted: '2026-11-06',
        totalJobOpenings: 2,
        description: expect.stringMatching(/^<p>[^<]+<\/p><ul>(?:<li>[^<]+<\/li>)+<\/ul><p>/),
        hiringOrganization: expect.objectContaining({ sameAs: 'https://www.company.test/' }),
      }),
    ]);
  });

  it.each<[string, Partial<JobEntry>]>([
    ['an example', { sample: true }],
    ['a role in preparation', { flag: 'pending' }],
    ['another role', { id: 'clinical-research' }],
  ])('says nothing of %s', (_what, changes) => {
    expect(postings(changes)).toEqual([]);
  });

  it('says nothing as long as all roles are examples', () => {
    expect(jobPosting(site, careers, 'job:verification')).toEqual([]);
  });
});

describe('organization', () => {
  it('leaves out what only stands in for a fact', () => {
    const node = organization(site);
    expect(node).toMatchObject({ name: content.company.name, url: 'https://www.company.test/' });
    expect(Object.keys(node)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:telephone|email|address)$/)]),
    );
  });

  it('tells them once they are facts', () => {
    const company = { ...content.company, placeholders: [] };
    const node = organization({ ...site, content: { ...site.content, company } });
    expect(node).toMatchObject({
      telephone: company.telephone,
      email: company.mailbox,
      address: { streetAddress: company.address, addressCountry: 'CN' },
    });
  });
});

it('serialises so that no text can end the element', () => {
  const text = serialiseJsonLd([{ '@type': 'WebPage', name: '</script><script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebPage', name: '</script><script>' }],
  });
});
