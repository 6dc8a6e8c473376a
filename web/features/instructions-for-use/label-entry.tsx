import { fillIn } from '../../content/words.js';
import { dayWords } from '../../ui/controls/date-words.js';
import type { InstructionsText } from './document-text.js';
import type { Edition } from '../../contract/editions.js';
import {
  currentPath,
  type IfuDocument,
  labelPath,
  qrCodePath,
} from '../../contract/instructions-for-use.js';
import styles from './instructions.module.css';

interface LabelEntryProps {
  readonly document: IfuDocument;
  readonly edition: Edition;
  readonly text: InstructionsText['labels'];
  /** The address that leads to whatever version is current. */
  readonly isCurrent?: boolean;
}

/** An address with its QR code. */
export function LabelEntry({ document, edition, text, isCurrent = false }: LabelEntryProps) {
  const path = isCurrent ? currentPath(document) : labelPath(document);
  const { product, version, language, publishedAt, status } = document;
  return (
    <li className={styles.entry}>
      <img
        src={qrCodePath(path)}
        alt={fillIn(text.code, { address: path })}
        width="148"
        height="148"
        loading="lazy"
      />
      <div>
        <h3>
          {product} {isCurrent ? '' : version} ({language})
        </h3>
        <p>
          {isCurrent
            ? text.current
            : `${dayWords(publishedAt, edition)} · ${text.statuses[status]}`}
        </p>
        <p>
          {text.address}
          {edition === 'zh' ? '：' : ': '}
          <a href={path}>{path}</a>
        </p>
      </div>
    </li>
  );
}
