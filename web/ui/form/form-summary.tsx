import { useEffect, useRef } from 'react';
import { fillIn } from '../../content/words.js';
import { usePageTitle } from '../../site/page-title.js';
import { ContactSentence } from './contact-sentence.js';
import { ErrorSummary, type SummaryItem } from './error-summary.js';
import type { Outcome } from './submission-outcome.js';

interface FormSummaryProps {
  readonly words: {
    /** Says how many things are wrong: `{count}`. */
    readonly title: string;
    readonly titlePrefix: string;
    readonly warningPrefix: string;
  };
  /** Number of the outcome being shown; each one takes the focus. */
  readonly attempt: number;
  readonly notice: Outcome['notice'];
  readonly items: readonly SummaryItem[];
}

/** Why the last attempt was not accepted; says so in the tab's title as well. */
export function FormSummary({ words, attempt, notice, items }: FormSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const title = usePageTitle();
  const kind = notice?.kind ?? 'error';
  const prefix = kind === 'warning' ? words.warningPrefix : words.titlePrefix;
  const isShown = notice !== undefined || items.length > 0;

  useEffect(() => {
    if (attempt > 0) document.title = isShown ? prefix + title : title;
  }, [attempt, isShown, prefix, title]);

  // Not when an answer brings back what is still missing: the visitor is busy there.
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  if (!isShown) return null;
  return (
    <ErrorSummary
      ref={element}
      kind={kind}
      title={notice?.title ?? fillIn(words.title, { count: items.length })}
      details={notice?.details ?? []}
      items={items}
    >
      {notice?.otherWay !== undefined && (
        <p>
          <ContactSentence text={notice.otherWay} />
        </p>
      )}
    </ErrorSummary>
  );
}
