import type { ProductId } from './products.js';

/**
 * Documents of the API, the current one first. Their names are also the ids of their pages. The
 * first name always means what is current: a version that is superseded gets a name of its own.
 */
export const DOCUMENT_IDS = ['angioPDF', 'angioPDF3', 'angioPDF1', 'angioPDF2'] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

export const DOCUMENT_STATUSES = ['current', 'superseded'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** One edition of instructions for use. Its file never changes; a correction is a new version. */
export interface IfuDocument {
  readonly id: DocumentId;
  readonly product: ProductId;
  readonly title: string;
  readonly version: string;
  /** Software release that it was published with. */
  readonly release: string;
  /** ISO 639-1. */
  readonly language: 'en';
  /** ISO 8601 date. */
  readonly publishedAt: string;
  readonly status: DocumentStatus;
  readonly pages: number;
  readonly sizeBytes: number;
  /** Of the file's bytes, hexadecimal. The server refuses a file of which it does not hold. */
  readonly sha256: string;
}

const TITLE = 'AccuFFRangio – Instructions for use';

export const IFU_DOCUMENTS: readonly IfuDocument[] = [
  {
    id: 'angioPDF',
    product: 'AccuFFRangio',
    title: TITLE,
    version: '3.1',
    release: '3.0',
    language: 'en',
    publishedAt: '2026-11-23',
    status: 'current',
    pages: 25,
    sizeBytes: 544_892,
    sha256: 'e2ddfaf91442a2432b1637bffd169c11b9caf4e7e5fc8173ee4884e396a6fc8e',
  },
  {
    id: 'angioPDF3',
    product: 'AccuFFRangio',
    title: TITLE,
    version: '3.0',
    release: '3.0',
    language: 'en',
    publishedAt: '2026-03-16',
    status: 'superseded',
    pages: 24,
    sizeBytes: 484_233,
    sha256: '744a116512213924cb6e66d6338779b0299abf36259a5e4da84b42fa6cdf714f',
  },
  {
    id: 'angioPDF1',
    product: 'AccuFFRangio',
    title: TITLE,
    version: '2.0',
    release: '2.0',
    language: 'en',
    publishedAt: '2024-09-02',
    status: 'superseded',
    pages: 23,
    sizeBytes: 428_290,
    sha256: 'dd2b119462a7227df90a0e38cf211fe47f860e6dfb4f58ba73a1c7f87799708b',
  },
  {
    id: 'angioPDF2',
    product: 'AccuFFRangio',
    title: TITLE,
    version: '1.0',
    release: '1.0',
    language: 'en',
    publishedAt: '2023-05-15',
    status: 'superseded',
    pages: 22,
    sizeBytes: 374_665,
    sha256: '5468998cfd422adc41eebf7d0a34338158b5d13c61efe2327da59606f0b5b1a0',
  },
];

export function isDocumentId(value: unknown): value is DocumentId {
  return DOCUMENT_IDS.includes(value as DocumentId);
}

export function documentById(id: DocumentId): IfuDocument {
  return IFU_DOCUMENTS.find((candidate) => candidate.id === id)!;
}

/** Path below which files and the addresses printed on labels live, on both hosts. */
export const IFU_BASE = '/ifu';

type Edition = Pick<IfuDocument, 'product' | 'version' | 'language'>;

/** Stands on labels: leads to the page of exactly this version. */
export function labelPath({ product, version, language }: Edition): string {
  return `${IFU_BASE}/${product.toLowerCase()}/${version}/${language}`;
}

/** Leads to the page of whatever version is current. */
export function currentPath({ product, language }: Omit<Edition, 'version'>): string {
  return `${IFU_BASE}/${product.toLowerCase()}/${language}`;
}

/** QR code of an address that stands on labels, with the public origin before it. */
export const qrCodePath = (path: string): string => `${path}/qr.svg`;

export function documentFileName({ product, version, language }: Edition): string {
  return `${product}-instructions-for-use-${version}-${language}.pdf`;
}

/** The file itself: the same bytes for ever. */
export function documentPath(document: Edition): string {
  return `${labelPath(document)}/${documentFileName(document)}`;
}
