import type { RequestTexts } from '../../components/inquiry-form/inquiry-texts.js';
import type { DocumentText } from '../../content/shapes/document-text.js';

/** Everything that the page of a document says. */
export interface DocumentPage {
  readonly text: DocumentText;
  readonly form: RequestTexts;
}
