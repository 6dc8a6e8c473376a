import type { ComponentType } from 'react';
import { usePageFigures, useSite } from '../../site/site.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';
import { Figure } from '../../ui/reading/figure.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import { productById } from '../../contract/products.js';
import { pathOf } from '../../contract/routes.js';
import type { AboutText } from './about-text.js';
import styles from './about.module.css';
import { PUBLICATIONS } from './publications.js';
import { Timeline } from './timeline.js';

/** The company: what it does, how it works, where it is known, and its history. */
export function createScreen({
  introduction,
  culture,
  influence,
  history,
}: AboutText): ComponentType {
  return function AboutScreen() {
    const { edition } = useSite();
    const details = usePageFigures().filter(({ id }) => id !== 'history');
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <Section id="introduction" heading={introduction.heading}>
            {introduction.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
          <Section id="culture" heading={culture.heading}>
            <p>{culture.lead}</p>
            <ul className={styles.principles}>
              {culture.points.map(({ heading: name, text }, index) => (
                <li key={name}>
                  <div className={styles.detail}>
                    {details[index] && (
                      <Thumbnail
                        id={details[index].id}
                        sizes="(min-width: 1025px) 26rem, (min-width: 641px) 70vw, 130vw"
                      />
                    )}
                  </div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </Section>
          <Section id="influence" heading={influence.heading}>
            <p>{influence.lead}</p>
            <div className={styles.influence}>
              <section aria-labelledby="publications">
                <h3 id="publications">{influence.publications.heading}</h3>
                <Publications />
                <p>{influence.publications.text}</p>
              </section>
              <section aria-labelledby="documents">
                <h3 id="documents">{influence.documents.heading}</h3>
                <p>{influence.documents.text}</p>
                <p>
                  <SiteLink to={pathOf('instructions', edition)}>{influence.instructions}</SiteLink>
                </p>
              </section>
              <section aria-labelledby="languages">
                <h3 id="languages">{influence.languages.heading}</h3>
                <p>{influence.languages.text}</p>
              </section>
            </div>
          </Section>
          <Section id="history" heading={history.heading}>
            <p>{history.note}</p>
            <div className={styles.history}>
              <Figure id="history" sizes="100vw" />
              <Timeline history={history} />
            </div>
          </Section>
        </div>
      </>
    );
  };
}

function Publications() {
  const { edition, content } = useSite();
  return (
    <ul className={styles.publications}>
      {PUBLICATIONS.map(({ year, journal, doi, products }) => (
        <li key={doi}>
          <span>{year}</span>
          <a href={`https://doi.org/${doi}`} rel="noreferrer">
            <span lang="en">{journal}</span>
            <span className="visually-hidden">
              {' '}
              {year} {content.ui.external}
            </span>
          </a>
          <span>
            {products
              .map((id) => productById(id).name[edition])
              .join(edition === 'zh' ? '、' : ', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
