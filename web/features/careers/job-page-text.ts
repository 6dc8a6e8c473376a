import type { JobId } from '../../contract/jobs.js';
import type { CareersText } from './job.js';
import type { PageText } from '../../content/types.js';

/** Texts of a role's own page: its title, its level and its first duty. */
export function jobPageText({ roles }: CareersText, id: JobId): PageText {
  const { title, des, content } = roles.jobs[id];
  return { title, heading: title, intro: des, description: content[0] ?? des };
}
