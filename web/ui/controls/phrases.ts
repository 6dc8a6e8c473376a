const CHINESE = /\p{Script=Han}/u;
/** Stays at the end of what stands before it: punctuation that closes, particles, endings of words. */
const CLINGS = /^(?:[，。；：？！、）》”’…%％]+|[的了与和或及之瘤学度性率值者期])$/u;
/** Stays with what follows. */
const OPENS = /[（《“‘/]$/u;

export function isChinese(text: string): boolean {
  return CHINESE.test(text);
}

/**
 * Splits a Chinese text between its words, so that a line never ends inside one; a text without
 * Chinese characters stays whole, since it breaks at its spaces. General dictionaries know few words
 * of medicine and leave their characters single (颅|内, 左|心室, 导|丝): such stay together, and one
 * alone stays with what follows.
 */
export function phrasesOf(text: string): readonly string[] {
  if (!isChinese(text) || typeof Intl.Segmenter !== 'function') return [text];
  const phrases: string[] = [];
  let isSingle = false;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1) ?? '';
    const isHan = isChinese(segment);
    const clings = last !== '' && CLINGS.test(segment);
    const isJoined =
      clings ||
      OPENS.test(last) ||
      (isSingle && (segment.length === 1 || last.length === 1)) ||
      // Between Latin letters, figures and signs only a space is a place to break.
      (!isHan && !isChinese(last));
    if (isJoined && last) phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
    isSingle = isHan && !clings && segment.length === 1;
  }
  // A single character at the end would be the lonely line that this avoids.
  if (phrases.at(-1)?.length === 1) phrases.push(phrases.splice(-2).join(''));
  return phrases;
}
