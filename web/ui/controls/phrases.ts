const CHINESE = /\p{Script=Han}/u;
/** Stays at the end of what stands before it: punctuation that closes, particles, endings of words. */
const CLINGS = /^(?:[，。；：？！、）》”’…%％]+|[的了与和或及之瘤学度性率值者期])$/u;
/** Stays with what follows. */
const OPENS = /[（《“‘/]$/u;

/**
 * Splits a Chinese text between its words, so that a line never ends inside one; a text without
 * Chinese characters stays whole, since it breaks at its spaces. General dictionaries know few words
 * of medicine and leave their characters single (颅|内, 左|心室, 导|丝): such stay together, and one
 * alone stays with what follows.
 */
export function phrasesOf(text: string): readonly string[] {
  if (!CHINESE.test(text) || typeof Intl.Segmenter !== 'function') return [text];
  const phrases: string[] = [];
  let isSingles = false;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1) ?? '';
    const isSingle = isOneCharacter(segment);
    // Between Latin letters, figures and signs only a space is a place to break.
    const isJoined = last !== '' && !CHINESE.test(segment) && !CHINESE.test(last);
    const clings = last !== '' && CLINGS.test(segment);
    if (
      isJoined ||
      clings ||
      OPENS.test(last) ||
      (isSingles && (isSingle || isOneCharacter(last)))
    ) {
      phrases[phrases.length - 1] = last + segment;
    } else {
      phrases.push(segment);
    }
    isSingles = isSingle && !clings && CHINESE.test(segment);
  }
  // A single character at the end would be the lonely line that this avoids.
  const tail = phrases.length > 1 && isOneCharacter(phrases.at(-1) ?? '');
  return tail ? [...phrases.slice(0, -2), phrases.slice(-2).join('')] : phrases;
}

const isOneCharacter = (text: string): boolean => [...text].length === 1;
