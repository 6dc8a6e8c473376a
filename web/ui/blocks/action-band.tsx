import { pathOf } from '../../contract/routes.js';
import { useSite } from '../../site/site.js';
import { HeadingText } from '../controls/heading-text.js';
import { LinkButton } from '../controls/link-button.js';
import styles from './action-band.module.css';

interface NextStepsProps {
  /** Words that ask for a demonstration. */
  readonly book: string;
  /** Anchor of a form on the page itself; without it, the page of contact has one. */
  readonly form?: string;
}

interface ActionBandProps extends NextStepsProps {
  readonly heading: string;
  readonly text: string;
}

/** What to do next, at the end of a page. */
export function ActionBand({ heading, text, ...steps }: ActionBandProps) {
  return (
    <section className={styles.band} aria-labelledby="next-step">
      <div className="container">
        <div className={styles.columns}>
          <div>
            <h2 id="next-step">
              <HeadingText>{heading}</HeadingText>
            </h2>
            <p>{text}</p>
          </div>
          <p className={styles.calls}>
            <NextSteps {...steps} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Links on a dark stage: a demonstration first, a licence for those who have a serial number. */
export function NextSteps({ book, form }: NextStepsProps) {
  const { edition, content } = useSite();
  return (
    <>
      <LinkButton
        onStage
        {...(form === undefined ? { to: pathOf('guidance', edition) } : { href: form })}
      >
        {book}
      </LinkButton>
      <LinkButton onStage quiet to={pathOf('license', edition)}>
        {content.ui.calls.applyForLicence}
      </LinkButton>
    </>
  );
}
