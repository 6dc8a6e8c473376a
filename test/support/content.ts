import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Edition } from '../../web/contract/editions.js';

const CONTENT = resolve('web/content');

/** Content files of an edition, relative to its folder. */
export function contentFiles(edition: Edition): readonly string[] {
  return readdirSync(join(CONTENT, edition), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

export async function loadContentFile(edition: Edition, file: string): Promise<object> {
  return (await import(join(CONTENT, edition, file))) as object;
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
    contentFiles(edition)
      .filter((file) => !file.endsWith('index.ts'))
      .map(async (file) => textsIn(await loadContentFile(edition, file), `${edition}/${file}`)),
  );
  return texts.flat();
}
