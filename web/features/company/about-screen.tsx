import type { ComponentType } from 'react';
import { usePageFigures, usePageText, useSite } from '../../site/site.js';
import { Thumbnail } from '../../ui/reading/computed-picture.js';
import { Figure } from '../../ui/reading/figure.js';
import { PointGrid } from '../../ui/reading/point-grid.js';
import { Container } from '../../ui/layout/container.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { SiteLink } from '../../ui/controls/site-link.js';
import type { AboutText } from './about-text.js';
import { pathOf } from '../../contract/routes.js';
import styles from './about.module.css';
import { Timeline } from './timeline.js';

/** The company: what it does, how it works, where it is known, and its history. */
export function aboutScreen({
  introduction,
  culture,
  influence,
  history,
}: AboutText): ComponentType {
  return function AboutScreen() {
    const { edition } = useSite();
    const { heading, intro } = usePageText();
    const details = usePageFigures().filter(({ id }) => id !== 'history');
    return (
      <>
        <PageBand heading={heading}>
          <p>{intro}</p>
        </PageBand>
        <Container>
          <div className={styles.body}>
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
              <PointGrid points={influence.points} />
              <p className={styles.more}>
                <SiteLink to={pathOf('instructions', edition)}>{influence.instructions}</SiteLink>
              </p>
            </Section>
            <Section id="history" heading={history.heading}>
              <p>{history.note}</p>
              <div className={styles.history}>
                <Figure id="history" sizes="100vw" />
                <Timeline history={history} />
              </div>
            </Section>
          </div>
        </Container>
      </>
    );
  };
}
