import { useSyncExternalStore } from 'react';
import { usePageText, useSite } from '../../app/site.js';
import { Container } from '../../components/layout/container.js';
import { LinkButton } from '../../components/ui/link-button.js';
import { PageBand } from '../../components/ui/page-band.js';
import type { LicenceSubmittedText } from '../../content/zh/licence-submitted.js';
import { pathOf } from '../../contract/routes.js';
import styles from './licence-submitted.module.css';
import { referenceOf } from './reference.js';

const neverChanges = () => () => undefined;

/** The reference stands in the address; the page's HTML is the same for everybody. */
function useReference(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => referenceOf(window.location.search),
    () => null,
  );
}

/** The thanks after an application, in one language. */
export function licenceSubmittedScreen(text: LicenceSubmittedText) {
  return function LicenceSubmittedScreen() {
    const site = useSite();
    const reference = useReference();
    const { heading } = usePageText();
    return (
      <>
        <PageBand heading={heading} />
        <Container>
          <div className={styles.body}>
            <p className={styles.message} role="status">
              {text.message}
            </p>
            {reference !== null && (
              <>
                <dl className={styles.reference}>
                  <dt>{text.reference}</dt>
                  <dd>{reference}</dd>
                </dl>
                <p>{text.keep}</p>
              </>
            )}
            <p className={styles.steps}>
              <LinkButton quiet to={pathOf('home', site.edition)}>
                {text.backHome}
              </LinkButton>
            </p>
          </div>
        </Container>
      </>
    );
  };
}
