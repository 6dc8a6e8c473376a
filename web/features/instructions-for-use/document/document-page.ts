import type { RequestTexts } from '../../inquiry/form/inquiry-texts.js';
import type { DocumentText } from '../document-text.js';

/** Everything that the page of a document says. */
export interface DocumentPage {
  readonly text: DocumentText;
  readonly form: RequestTexts;
}
