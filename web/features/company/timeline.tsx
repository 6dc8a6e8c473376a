import { useSite } from '../../site/site.js';
import { monthName } from '../../ui/controls/date-words.js';
import { SampleMark } from '../../ui/controls/section.js';
import { type Milestone, MILESTONES } from './milestones.js';
import type { AboutText } from './about-text.js';
import styles from './timeline.module.css';

/** Milestones of each year, in the order in which they are given. */
export function byYear<Entry extends Milestone>(
  milestones: readonly Entry[],
): readonly (readonly [year: string, entries: readonly Entry[]])[] {
  const years = new Map<string, Entry[]>();
  for (const milestone of milestones) {
    const year = milestone.time.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), milestone]);
  }
  return [...years];
}

/** The company's history, a list of years with their months, latest first. */
export function Timeline({ history }: { readonly history: AboutText['history'] }) {
  const { edition } = useSite();
  return (
    <ol className={styles.years}>
      {byYear(MILESTONES).map(([year, entries]) => (
        <li key={year} className={styles.year}>
          <h3 className={styles.number}>
            <time dateTime={year}>{year}</time>
          </h3>
          <ol className={styles.entries}>
            {entries.map((milestone) => (
              <li key={milestone.id}>
                <time className={styles.month} dateTime={milestone.time}>
                  {monthName(milestone.time, edition)}
                </time>
                <span>
                  {history.milestones[milestone.id]}
                  {'sample' in milestone && <SampleMark />}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
