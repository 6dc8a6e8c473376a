import styles from './load-status.module.css';
import type { Loaded } from './use-loaded.js';

/** What is said of a list that did not come. */
export interface LoadStatusWords {
  readonly failed: string;
  readonly retry: string;
}

interface LoadStatusProps {
  readonly loaded: Loaded<unknown>;
  readonly words: LoadStatusWords;
}

/** Says that a list could not be loaded, and offers to try again. */
export function LoadStatus({ loaded, words }: LoadStatusProps) {
  return (
    <div className={styles.status} role="status" tabIndex={-1}>
      {loaded.state === 'failed' && (
        <>
          {words.failed}{' '}
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes, and must not take the focus with it.
              currentTarget.parentElement?.focus();
              loaded.retry();
            }}
          >
            {words.retry}
          </button>
        </>
      )}
    </div>
  );
}
