import type { ComponentType } from 'react';
import { useCurrentRow } from '../../../site/site.js';
import { IfuRequestPanel } from '../request/ifu-request-panel.js';
import { PageBand } from '../../../ui/controls/page-band.js';
import { Section } from '../../../ui/controls/section.js';
import { LinkButton } from '../../../ui/controls/link-button.js';
import {
  documentById,
  type DocumentId,
  documentPath,
} from '../../../contract/instructions-for-use.js';
import { DocumentContact, DocumentDetails, DocumentVersions } from './document-details.js';
import type { DocumentPage } from '../document-text.js';
import styles from './document.module.css';
import { LazyViewer } from './lazy-viewer.js';

/** One edition of instructions for use: what it is, the document itself, and how to get it on paper. */
export function createScreen({ text, form }: DocumentPage): ComponentType {
  const { details, versions, contact, viewer, request } = text;
  return function DocumentScreen() {
    const document = documentById(useCurrentRow().id as DocumentId);
    return (
      <>
        <PageBand>
          <p className={styles.calls}>
            <LinkButton href="#read">{viewer.heading}</LinkButton>
            <LinkButton quiet href={documentPath(document)} type="application/pdf">
              {details.download}
            </LinkButton>
          </p>
        </PageBand>
        <div className="container">
          <div className={styles.body}>
            <div className={styles.facts}>
              <Section id="details" heading={details.heading}>
                <DocumentDetails document={document} text={details} />
              </Section>
              <div>
                <Section id="versions" heading={versions.heading}>
                  <DocumentVersions shown={document} text={text} />
                </Section>
                <Section id="contact" heading={contact.heading}>
                  <DocumentContact text={contact.text} />
                </Section>
              </div>
            </div>
            <Section id="read" heading={viewer.heading}>
              <div className={styles.reader}>
                <LazyViewer key={document.id} document={document} text={viewer} />
              </div>
            </Section>
          </div>
        </div>
        <IfuRequestPanel document={document} text={request} form={form} />
      </>
    );
  };
}
