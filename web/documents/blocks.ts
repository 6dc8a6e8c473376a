import type { IfuDocument } from '../contract/instructions-for-use.js';
import type { FigureName } from './figures/figures.js';

/** What the chapters of a document are made of. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      /** Shares of the width. */
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'alert';
      readonly level: 'warning' | 'caution' | 'note';
      readonly label: string;
      readonly text: string;
    }
  | {
      readonly kind: 'figure';
      readonly figure: FigureName;
      readonly caption: string;
      /** What the figure shows, for those who cannot see it. */
      readonly alt: string;
    }
  | { readonly kind: 'symbols' };

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** BCP 47; the document's language if absent. */
  readonly language?: string;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });

const alert =
  (level: 'warning' | 'caution' | 'note', label: string) =>
  (text: string): Block => ({ kind: 'alert', level, label, text });

export const warning = alert('warning', 'Warning');
export const caution = alert('caution', 'Caution');
export const note = alert('note', 'Note');
export const chineseWarning = alert('warning', '警告');

export function table(
  columns: readonly string[],
  widths: readonly number[],
  ...rows: (readonly string[])[]
): Block {
  return { kind: 'table', columns, widths, rows };
}

export function figure(name: FigureName, caption: string, alt: string): Block {
  return { kind: 'figure', figure: name, caption, alt };
}

const VERSIONS = [1, 2, 3, 3.1] as const;
/** Version of a document: what an edition says is chosen by it. */
export type Version = (typeof VERSIONS)[number];

/** @throws Error for a version that has no chapters. */
export function versionOf({ version, product }: Pick<IfuDocument, 'version' | 'product'>): Version {
  const found = VERSIONS.find((known) => known.toFixed(1) === version);
  if (found === undefined) throw new Error(`${product}: no chapters are written for ${version}`);
  return found;
}

/** Blocks that came with a version. */
export const since = (first: Version, version: Version, ...blocks: Block[]): readonly Block[] =>
  version >= first ? blocks : [];

/** Blocks that a later version replaced. */
export const until = (last: Version, version: Version, ...blocks: Block[]): readonly Block[] =>
  version <= last ? blocks : [];
