import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { Footer } from '../ui/layout/footer.js';
import { Header, SkipLink } from '../ui/layout/header.js';
import { focusHeading } from './focus-heading.js';
import { LiveParts } from './live-parts.js';
import { isLoadError } from '../site/loading/load-errors.js';
import { documentTitle } from '../site/page-title.js';
import styles from './root-error.module.css';
import { MAIN_ID, useSite } from '../site/site.js';

/** Shown, within the frame of every page, when a page cannot be loaded or rendered. */
export function RootError() {
  const { company, ui } = useSite().content;
  const { failure } = ui;
  const { key } = useLocation();
  const error = useRouteError();
  // What else went wrong may have done so in these very parts.
  const isAlive = isLoadError(error);
  const title = documentTitle(company.name, ui.titleSeparator, failure.heading);

  useEffect(() => {
    document.title = title;
    window.scrollTo(0, 0);
    focusHeading();
    // The next page may fail as well.
  }, [title, key]);

  return (
    <>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        <div className="container">
          <div className={styles.failure}>
            <h1>{failure.heading}</h1>
            <p role="alert" key={key}>
              {failure.text}
            </p>
            <button
              className={styles.reload}
              type="button"
              onClick={() => window.location.reload()}
            >
              {failure.reload}
            </button>
          </div>
        </div>
      </main>
      <Footer />
      {isAlive && <LiveParts />}
    </>
  );
}
