import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { fillIn } from '../../../content/words.js';
import { usePageText, useSite } from '../../../site/site.js';
import { dayWords } from '../../../ui/controls/date-words.js';
import { LinkButton } from '../../../ui/controls/link-button.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { SiteLink } from '../../../ui/controls/site-link.js';
import { NumberedSteps } from '../../../ui/reading/point-grid.js';
import type { LicenceSubmittedText } from './licence-submitted.zh.js';
import { productById } from '../../../contract/products.js';
import { pathOf } from '../../../contract/routes.js';
import { referenceIn, referenceQuery } from '../../../contract/submission-status.js';
import styles from './licence-submitted.module.css';
import { type Submitted, submittedIn, workingDay } from './submitted-state.js';

const neverChanges = () => () => undefined;

/** The reference stands in the address; the page's HTML is the same for everybody. */
function useReference(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => referenceIn(window.location.search),
    () => null,
  );
}

interface PartProps {
  readonly submitted: Submitted;
  readonly text: LicenceSubmittedText;
}

/** The reference, to be taken along. */
function Reference({ submitted: { reference }, text }: PartProps) {
  const shown = useRef<HTMLElement>(null);
  const [words, setWords] = useState(text.copy);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setWords(text.copied);
    } catch {
      // Pages without TLS have no clipboard, and the visitor may refuse it.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setWords(text.selected);
    }
  };
  return (
    <div className={styles.receipt}>
      <dl className={styles.reference}>
        <dt>{text.reference}</dt>
        <dd ref={shown}>{reference}</dd>
      </dl>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {words}
      </button>
      <span className="visually-hidden" role="status">
        {words !== text.copy && words}
      </span>
    </div>
  );
}

/** What follows, with its days, and what can be read in the meantime. */
function NextSteps({ submitted: { product, at }, text }: PartProps) {
  const { edition } = useSite();
  const { received, checked, answered, heading } = text.next;
  const { documents } = text;
  const day = (after?: number) => ({ date: dayWords(workingDay(at, after), edition) });
  return (
    <>
      <h2>{heading}</h2>
      <NumberedSteps
        steps={[
          { ...received, text: fillIn(received.text, day()) },
          { ...checked, text: fillIn(checked.text, day(checked.workingDays)) },
          { ...answered, text: fillIn(answered.text, day(answered.workingDays)) },
        ]}
      />
      <h2>{documents.heading}</h2>
      <ul className={styles.documents}>
        <li>
          <SiteLink to={pathOf(`product:${product}`, edition)}>
            {fillIn(documents.product, { product: productById(product).name[edition] })}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={pathOf('instructions', edition)}>{documents.instructions}</SiteLink>
        </li>
      </ul>
    </>
  );
}

/** The thanks after an application, in one language; whoever comes otherwise is led on. */
export function createScreen(text: LicenceSubmittedText) {
  return function LicenceSubmittedScreen() {
    const { edition } = useSite();
    const { state } = useLocation() as { readonly state: unknown };
    const reference = useReference();
    const { intro } = usePageText();
    const submitted = submittedIn(state, reference);
    const query = reference === null ? '' : referenceQuery(reference);
    return (
      <>
        <PageBand heading={submitted && text.heading} intro={null} />
        <div className="container">
          <div className={styles.body}>
            {submitted ? (
              <>
                <p className={styles.message} role="status">
                  {text.message}
                </p>
                <Reference submitted={submitted} text={text} />
                <p>{text.keep}</p>
              </>
            ) : (
              <p>{intro}</p>
            )}
            <p className={styles.calls}>
              <LinkButton to={pathOf('licenseStatus', edition) + query}>{text.progress}</LinkButton>
              {submitted ? (
                <LinkButton quiet to={pathOf('home', edition)}>
                  {text.backHome}
                </LinkButton>
              ) : (
                <LinkButton quiet to={pathOf('license', edition)}>
                  {text.apply}
                </LinkButton>
              )}
            </p>
            {submitted && <NextSteps submitted={submitted} text={text} />}
          </div>
        </div>
      </>
    );
  };
}
