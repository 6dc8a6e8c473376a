import { pinyin } from 'pinyin-pro';

import { cityNameOverrides } from './city-name-overrides.js';

const administrativeSuffix = /(?:市|地区|盟)$/u;

/**
 * English name of a city-level division: the conventional one where the table has it, otherwise
 * pinyin without the administrative suffix (西安市 → Xi'an).
 */
export function cityEnglishName(nameZh: string): string {
  const conventional = cityNameOverrides[nameZh];
  if (conventional !== undefined) return conventional;

  if (!administrativeSuffix.test(nameZh)) {
    throw new Error(`${nameZh}: no rule gives its English name; add it to cityNameOverrides.`);
  }
  const placeName = nameZh.replace(administrativeSuffix, '');
  return joinSyllables(pinyin(placeName, { toneType: 'none', type: 'array', v: false }));
}

// GB/T 16159: an apostrophe where a later syllable starts with a vowel, or Xi'an would read Xian.
function joinSyllables(syllables: readonly string[]): string {
  const word = syllables
    .map((syllable, index) => (index > 0 && /^[aoe]/u.test(syllable) ? `'${syllable}` : syllable))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
