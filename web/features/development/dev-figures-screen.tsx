import type { ComponentType } from 'react';
import { usePageDiagrams, usePageFigures } from '../../site/site.js';
import { Diagram } from '../../ui/reading/diagram.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import { type Edition, EDITIONS } from '../../contract/editions.js';
import type { FigureId } from '../../figures/figure-ids.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import styles from './dev-figures.module.css';
import { FigureSamples } from './figure-samples.js';

/** Posters have none. */
type Texts = Readonly<Record<Edition, Readonly<Partial<Record<FigureId, FigureText>>>>>;

/** All computed figures as pages show them, with their words in both languages, and all diagrams. */
export function createScreen(texts: Texts): ComponentType {
  return function DevFiguresScreen() {
    return (
      <>
        <PageBand />
        <div className="container">
          {usePageFigures().map((figure) => (
            <Section key={figure.id} id={figure.id} heading={figure.id}>
              {EDITIONS.map((edition) => (
                <FigureSamples
                  key={edition}
                  figure={figure}
                  edition={edition}
                  text={texts[edition][figure.id]}
                />
              ))}
            </Section>
          ))}
          <Section id="diagrams" heading="diagrams">
            <ul className={styles.diagrams}>
              {usePageDiagrams().map(({ id }) => (
                <li key={id}>
                  <code>{id}</code>
                  <div>
                    <Diagram id={id} className={styles.large} />
                    <Diagram id={id} className={styles.small} />
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </>
    );
  };
}
