import type { DocumentStatus } from '../../contract/instructions-for-use.js';
import type { IfuRequestKind } from '../../contract/ifu-requests.js';
import type { PolicySentenceText } from '../../content/types.js';
import type { InquiryFormText } from '../inquiry/inquiry-forms-text.js';
import type { RequestTexts } from '../inquiry/form/inquiry-texts.js';
import type { LoadStatusWords } from '../../ui/form/load-status.js';

/** Everything that the page of a document says. */
export interface DocumentPage {
  readonly text: DocumentText;
  readonly form: RequestTexts;
}

/** Words around a document, and of the viewer. */
export interface DocumentText {
  readonly details: {
    readonly heading: string;
    readonly product: string;
    readonly version: string;
    readonly release: string;
    readonly language: string;
    readonly languages: Readonly<Record<'en', string>>;
    readonly published: string;
    readonly status: string;
    readonly statuses: Readonly<Record<DocumentStatus, string>>;
    readonly pages: string;
    readonly size: string;
    /** `{size}` stands for kilobytes. */
    readonly kilobytes: string;
    readonly checksum: string;
    readonly download: string;
  };
  readonly versions: {
    readonly heading: string;
    readonly shown: string;
    readonly all: string;
  };
  readonly contact: { readonly heading: string; readonly text: string };
  readonly viewer: {
    readonly heading: string;
    readonly region: string;
    readonly toolbar: string;
    readonly loading: string;
    readonly failed: string;
    readonly noScript: string;
    readonly previous: string;
    readonly next: string;
    readonly page: string;
    /** `{count}` pages. */
    readonly of: string;
    readonly zoomOut: string;
    readonly zoomIn: string;
    readonly fitWidth: string;
    readonly fitPage: string;
    readonly outline: string;
    readonly search: string;
    readonly find: string;
    readonly nextMatch: string;
    readonly previousMatch: string;
    /** `{number}` of `{count}`, on page `{page}`. */
    readonly found: string;
    readonly notFound: string;
    readonly print: string;
  };
  readonly request: {
    readonly heading: string;
    readonly lead: string;
    readonly question: string;
    readonly kinds: Readonly<Record<IfuRequestKind, string>>;
    readonly countries: LoadStatusWords & { readonly loading: string };
    /** Stands above the button: who, what for, how long, and what rights. */
    readonly notice: PolicySentenceText;
    readonly form: InquiryFormText;
  };
}

/** Words of the list of all documents. */
export interface InstructionsText {
  readonly labels: {
    readonly heading: string;
    readonly lead: string;
    readonly address: string;
    readonly code: string;
    readonly statuses: DocumentText['details']['statuses'];
    /** Of a product, whatever version is current. */
    readonly current: string;
  };
}
