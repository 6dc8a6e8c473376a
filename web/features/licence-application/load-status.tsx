import styles from './licence-application.module.css';
import { useLicenceFormContext } from './licence-form-context.js';
import type { Loaded } from './use-loaded.js';

/** Says that a list could not be loaded, and offers to try again. */
export function LoadStatus({ loaded }: { readonly loaded: Loaded<unknown> }) {
  const { places } = useLicenceFormContext().texts.form;
  return (
    <div className={styles.loadStatus} role="status">
      {loaded.state === 'failed' && (
        <>
          {places.failed}{' '}
          <button type="button" onClick={loaded.retry}>
            {places.retry}
          </button>
        </>
      )}
    </div>
  );
}
