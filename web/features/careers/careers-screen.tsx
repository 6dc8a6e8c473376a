import type { ComponentType } from 'react';
import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { SampleMark, Section } from '../../ui/controls/section.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { JOBS, RECRUITING_SITE } from './jobs.js';
import type { CareersText } from './job.js';
import { pathOf } from '../../contract/routes.js';
import styles from './careers.module.css';
import { JobFlagMark } from './job-flag-mark.js';

/** Careers: what the company offers, and the open roles with the way to each. */
export function createScreen({ welfare, roles }: CareersText): ComponentType {
  return function CareersScreen() {
    const { edition, content } = useSite();
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <Section id="roles" heading={roles.heading}>
            <p>{roles.lead}</p>
            <ul className={styles.roles}>
              {JOBS.map(({ id, num, flag }) => {
                const job = roles.jobs[id];
                return (
                  <li key={id} className={styles.role}>
                    <div>
                      <h3 className={styles.title}>
                        <SiteLink className={styles.link} to={pathOf(`job:${id}`, edition)}>
                          {job.title}
                        </SiteLink>
                        <JobFlagMark flag={flag} label={roles.flags[flag]} />
                      </h3>
                      <p className={styles.level}>{job.des}</p>
                      <p className={styles.first}>{job.first}</p>
                    </div>
                    <p className={styles.facts}>
                      <span>{job.address}</span>
                      <span>{job.type}</span>
                      <span>{fillIn(roles.headcount, { num })}</span>
                    </p>
                  </li>
                );
              })}
            </ul>
            <p className={styles.note}>{roles.note}</p>
            <p className={styles.way}>
              <a href={RECRUITING_SITE.href} rel="noreferrer">
                {roles.apply}
                <span className="visually-hidden"> {content.ui.external}</span>
              </a>
            </p>
          </Section>
          <Section id="welfare" heading={welfare.heading}>
            <p>{welfare.note}</p>
            <ul className={styles.welfare}>
              {welfare.points.map((point) => (
                <li key={point.heading}>
                  <h3>
                    {point.heading}
                    {point.sample && <SampleMark />}
                  </h3>
                  <p>{point.text}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </>
    );
  };
}
