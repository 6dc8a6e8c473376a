import type { ComponentType } from 'react';
import { useSite } from '../../site/site.js';
import { PageBand } from '../../ui/controls/page-band.js';
import { Section } from '../../ui/controls/section.js';
import type { InstructionsText } from './document-text.js';
import { IFU_DOCUMENTS } from '../../contract/instructions-for-use.js';
import styles from './instructions.module.css';
import { LabelEntry } from './label-entry.js';

/** The addresses that stand on labels: one for each version, and one for whatever is current. */
export function createScreen({ labels }: InstructionsText): ComponentType {
  return function InstructionsScreen() {
    const { edition } = useSite();
    const current = IFU_DOCUMENTS.filter(({ status }) => status === 'current');
    const isOdd = (current.length + IFU_DOCUMENTS.length) % 2 === 1;
    return (
      <>
        <PageBand />
        <div className="container page-body">
          <Section id="labels" heading={labels.heading}>
            <p>{labels.lead}</p>
            <ul className={styles.list} data-odd={isOdd || undefined}>
              {current.map((document) => (
                <LabelEntry
                  key={document.product}
                  document={document}
                  edition={edition}
                  text={labels}
                  isCurrent
                />
              ))}
              {IFU_DOCUMENTS.map((document) => (
                <LabelEntry key={document.id} document={document} edition={edition} text={labels} />
              ))}
            </ul>
          </Section>
        </div>
      </>
    );
  };
}
