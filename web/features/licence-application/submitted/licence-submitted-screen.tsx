import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageText, useSite } from '../../../site/site.js';
import { Container } from '../../../ui/layout/container.js';
import { LinkButton } from '../../../ui/controls/link-button.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import type { LicenceSubmittedText } from './licence-submitted.zh.js';
import { pathOf } from '../../../contract/routes.js';
import { referenceIn, referenceQuery } from '../../../contract/submission-status.js';
import styles from './licence-submitted.module.css';
import { wasSubmitted } from './submitted-state.js';

const neverChanges = () => () => undefined;

/** The reference stands in the address; the page's HTML is the same for everybody. */
function useReference(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => referenceIn(window.location.search),
    () => null,
  );
}

/** The thanks after an application, in one language; whoever comes otherwise is led on. */
export function licenceSubmittedScreen(text: LicenceSubmittedText) {
  return function LicenceSubmittedScreen() {
    const { edition } = useSite();
    const { state } = useLocation() as { readonly state: unknown };
    const reference = useReference();
    const { heading, intro } = usePageText();
    const isSubmitted = wasSubmitted(state, reference);
    const query = reference === null ? '' : referenceQuery(reference);
    return (
      <>
        <PageBand heading={isSubmitted ? text.heading : heading} />
        <Container>
          <div className={styles.body}>
            {isSubmitted ? (
              <>
                <p className={styles.message} role="status">
                  {text.message}
                </p>
                <dl className={styles.reference}>
                  <dt>{text.reference}</dt>
                  <dd>{reference}</dd>
                </dl>
                <p>{text.keep}</p>
              </>
            ) : (
              <p>{intro}</p>
            )}
            <p className={styles.steps}>
              <LinkButton to={pathOf('licenseStatus', edition) + query}>{text.progress}</LinkButton>
              {isSubmitted ? (
                <LinkButton quiet to={pathOf('home', edition)}>
                  {text.backHome}
                </LinkButton>
              ) : (
                <LinkButton quiet to={pathOf('license', edition)}>
                  {text.apply}
                </LinkButton>
              )}
            </p>
          </div>
        </Container>
      </>
    );
  };
}
