import type { ComponentType } from 'react';
import { fillIn } from '../../content/words.js';
import { useSite } from '../../site/site.js';
import { dayWords } from '../../ui/controls/date-words.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { PageContents } from '../../ui/controls/page-contents.js';
import { Section } from '../../ui/controls/section.js';
import type { LegalText } from '../../content/types.js';
import styles from './legal.module.css';

/** A legal text with its version and an index of its sections. */
export function createScreen({ version, sections }: LegalText): ComponentType {
  return function LegalScreen() {
    const { edition, content } = useSite();
    const numbered = sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
    return (
      <>
        <PageBand>
          <p className={styles.version}>
            {fillIn(content.ui.legal.version, { date: dayWords(version, edition) })}
          </p>
        </PageBand>
        <div className="container">
          <div className={styles.body}>
            <PageContents label={content.ui.legal.contents} entries={numbered} />
            <div>
              {numbered.map(({ id, heading: title, paragraphs, items }) => (
                <Section key={id} id={id} heading={title}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {items && (
                    <ul className={styles.items}>
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </Section>
              ))}
            </div>
          </div>
        </div>
      </>
    );
  };
}
