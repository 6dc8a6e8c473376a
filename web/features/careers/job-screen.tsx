import type { ComponentType } from 'react';
import { fillIn } from '../../content/words.js';
import { useCurrentRow, useSite } from '../../site/site.js';
import { Breadcrumb } from '../../ui/controls/breadcrumb.js';
import { dayWords } from '../../ui/controls/date-words.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { JOBS, RECRUITING_SITE } from './jobs.js';
import type { CareersText } from './job.js';
import styles from './job.module.css';
import { JobFlagMark } from './job-flag-mark.js';

/** One role: duties, requirements, and where to apply if it is being filled now. */
export function createScreen({ roles }: CareersText): ComponentType {
  return function JobScreen() {
    const { edition, content } = useSite();
    const { id, parent } = useCurrentRow();
    const entry = JOBS.find((job) => `job:${job.id}` === id);
    if (!entry) throw new Error(`No role has the page ${id}`);
    const job = roles.jobs[entry.id];
    const { labels } = roles;
    const facts: readonly (readonly [label: string, value: string])[] = [
      [labels.type, job.type],
      [labels.address, job.address],
      [labels.experience, job.experience],
      [labels.education, job.education],
      [labels.num, fillIn(roles.headcount, { num: entry.num })],
      [labels.time, dayWords(entry.time, edition)],
    ];
    return (
      <article>
        <PageBand intro={null} before={parent && <Breadcrumb parent={parent} />}>
          <p className={styles.level}>
            {job.des} <JobFlagMark flag={entry.flag} label={roles.flags[entry.flag]} />
          </p>
        </PageBand>
        <div className="container">
          <div className={styles.job}>
            <aside className={styles.aside} aria-label={labels.facts}>
              <dl>
                {facts.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.note}>{roles.note}</p>
            </aside>
            <div className={styles.words}>
              <Section id="first" heading={labels.first}>
                <p>{job.first}</p>
              </Section>
              <Section id="duties" heading={labels.content}>
                <ul>
                  {job.content.map((duty) => (
                    <li key={duty}>{duty}</li>
                  ))}
                </ul>
              </Section>
              <Section id="requirements" heading={labels.requirement}>
                <ul>
                  {job.requirement.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                </ul>
              </Section>
            </div>
            {entry.flag === 'hot' && (
              <p className={styles.way}>
                <a className={styles.apply} href={RECRUITING_SITE.href} rel="noreferrer">
                  {roles.apply}
                  <span className="visually-hidden"> {content.ui.external}</span>
                </a>
              </p>
            )}
          </div>
        </div>
      </article>
    );
  };
}
