import { useEffect, useRef } from 'react';
import { fillIn } from '../../../content/words.js';
import { useSite } from '../../../site/site.js';
import { shanghaiTimeWords } from '../../../ui/controls/date-words.js';
import type { SubmissionProgress } from '../../../contract/api.js';
import { SUBMISSION_STATUSES } from '../../../contract/submission-status.js';
import type { StatusTexts } from './status-outcome.js';
import styles from './submission-status.module.css';

interface StatusResultProps {
  readonly text: StatusTexts['result'];
  readonly progress: SubmissionProgress;
}

/** How far a submission has got, and what happens next; nothing of what was sent. */
export function StatusResult({ text, progress }: StatusResultProps) {
  const { edition } = useSite();
  const { reference, status, submittedAt, updatedAt } = progress;
  const element = useRef<HTMLDivElement>(null);
  const reached = SUBMISSION_STATUSES.indexOf(status);
  const timeOf = (iso: string) => (
    <time dateTime={iso}>{fillIn(text.time, { time: shanghaiTimeWords(iso, edition) })}</time>
  );

  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's clean-up.
    void element.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.result} ref={element}>
      <h2>
        {text.heading}
        <strong className={styles.state}>{text.states[status].label}</strong>
      </h2>
      <ol className={styles.steps} aria-hidden="true">
        {SUBMISSION_STATUSES.map((step, index) => (
          <li key={step} data-reached={index <= reached || undefined}>
            {text.states[step].label}
          </li>
        ))}
      </ol>
      <p>{text.states[status].next}</p>
      <dl className={styles.facts}>
        <dt>{text.reference}</dt>
        <dd className={styles.reference}>{reference}</dd>
        <dt>{text.submittedAt}</dt>
        <dd>{timeOf(submittedAt)}</dd>
        <dt>{text.updatedAt}</dt>
        <dd>{timeOf(updatedAt)}</dd>
      </dl>
    </div>
  );
}
