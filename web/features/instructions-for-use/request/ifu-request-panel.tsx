import type { DocumentText } from '../document-text.js';
import type { IfuDocument } from '../../../contract/instructions-for-use.js';
import type { RequestTexts } from '../../inquiry/form/inquiry-texts.js';
import { IfuRequestForm } from './ifu-request-form.js';
import styles from './ifu-request.module.css';

interface PanelProps {
  readonly document: IfuDocument;
  readonly text: DocumentText['request'];
  readonly form: RequestTexts;
}

/** The form as a part of a document's page. */
export function IfuRequestPanel({ document, text, form }: PanelProps) {
  return (
    <section className={styles.panel} id="request" aria-labelledby="request-heading">
      <div className="container">
        <div className={styles.card}>
          <h2 id="request-heading">{text.heading}</h2>
          <p className={styles.lead}>{text.lead}</p>
          <IfuRequestForm document={document.id} text={text} form={form} />
        </div>
      </div>
    </section>
  );
}
