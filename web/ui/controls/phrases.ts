const CHINESE = /\p{Script=Han}/u;
/** Stays at the end of what stands before it: punctuation that closes, particles, conjunctions. */
const CLINGS = /^(?:[，。；：？！、）》”’…%％]+|[的了与和或及之])$/u;
/** Stays with what follows. */
const OPENS = /[（《“‘/]$/u;

/**
 * Splits a Chinese text between its words, so that a line never ends inside one; a text without
 * Chinese characters stays whole, since it breaks at its spaces.
 */
export function phrasesOf(text: string): readonly string[] {
  if (!CHINESE.test(text) || typeof Intl.Segmenter !== 'function') return [text];
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    // Between Latin letters, figures and signs only a space is a place to break.
    const isJoined = last !== undefined && !CHINESE.test(segment) && !CHINESE.test(last);
    if (last !== undefined && (isJoined || CLINGS.test(segment) || OPENS.test(last))) {
      phrases[phrases.length - 1] = last + segment;
    } else {
      phrases.push(segment);
    }
  }
  // A single character at the end would be the lonely line that this avoids.
  const tail = phrases.length > 1 && [...(phrases.at(-1) ?? '')].length === 1;
  return tail ? [...phrases.slice(0, -2), phrases.slice(-2).join('')] : phrases;
}
