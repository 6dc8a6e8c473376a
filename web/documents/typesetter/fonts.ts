import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { woffToSfnt } from './woff-to-sfnt.js';

export type Weight = 400 | 700;
export type FontName = `${'latin' | 'chinese'}-${Weight}`;

const resolve = createRequire(import.meta.url).resolve;

function font(family: string, part: string, weight: Weight): Buffer {
  const folder = dirname(resolve(`@fontsource/${family}/package.json`));
  return woffToSfnt(readFileSync(join(folder, 'files', `${family}-${part}-${weight}-normal.woff`)));
}

/** Noto Sans, SIL Open Font License 1.1. What a document uses of it is embedded. */
export const FONTS: Readonly<Record<FontName, Buffer>> = {
  'latin-400': font('noto-sans', 'latin', 400),
  'latin-700': font('noto-sans', 'latin', 700),
  'chinese-400': font('noto-sans-sc', 'chinese-simplified', 400),
  'chinese-700': font('noto-sans-sc', 'chinese-simplified', 700),
};

/** The Chinese font holds Latin letters too, but its quotation marks are as wide as an ideograph. */
export function fontFor(text: string, weight: Weight): FontName {
  return `${/\p{Script=Han}/u.test(text) ? 'chinese' : 'latin'}-${weight}`;
}
