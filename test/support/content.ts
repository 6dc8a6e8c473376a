import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Edition } from '../../web/contract/editions.js';
import type { ProductEntry } from '../../web/features/product/product-text.js';

const WEB = resolve('web');
/** Files that hold the texts of one edition, and what they are called without it. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(content)\/(zh|en)\/([\w-]+)\.ts$/, '$1/$3.ts'],
  [/^(products\/\w+)\/(zh|en)\.ts$/, '$1.ts'],
  [/^(features\/.+)\.(zh|en)\.ts$/, '$1.ts'],
];
/** Holds the words of both editions. */
const ENTRY = /^products\/\w+\/product\.ts$/;

function filesOf(edition: Edition): ReadonlyMap<string, string> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  return new Map(
    files.flatMap((file) => {
      if (ENTRY.test(file)) return [[file, join(WEB, file)] as const];
      const known = NAMES.find(([pattern]) => pattern.exec(file)?.[2] === edition);
      return known ? [[file.replace(...known), join(WEB, file)] as const] : [];
    }),
  );
}

const FILES = { zh: filesOf('zh'), en: filesOf('en') };

/** Content files of an edition below `web`, named as if there were no other. */
export function contentFiles(edition: Edition): readonly string[] {
  return [...FILES[edition].keys()].sort();
}

export async function loadContentFile(edition: Edition, file: string): Promise<object> {
  const content = (await import(FILES[edition].get(file)!)) as object;
  if (!ENTRY.test(file)) return content;
  const { title, summary } = (content as { entry: ProductEntry }).entry;
  return { title: title[edition], summary: summary[edition] };
}

/** A text with its way through the content. */
export interface FoundText {
  readonly place: string;
  readonly text: string;
}

/** Every text in a value, in order. */
export function textsIn(value: unknown, place: string): readonly FoundText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

/** Every text of an edition. */
export async function textsOf(edition: Edition): Promise<readonly FoundText[]> {
  const texts = await Promise.all(
    contentFiles(edition).map(async (file) =>
      textsIn(await loadContentFile(edition, file), `${edition}/${file}`),
    ),
  );
  return texts.flat();
}
