/** Particles and conjunctions after which a Chinese line can break without cutting a word. */
const END_OF_PHRASE = /[的与和或]/g;

/** Splits a Chinese heading behind its particles; Latin text stays whole. */
export function phrasesOf(heading: string): readonly string[] {
  const phrases: string[] = [];
  let start = 0;
  for (const { index } of heading.matchAll(END_OF_PHRASE)) {
    const end = index + 1;
    // A tail of one or two characters would be the lonely line that this avoids.
    if (end - start < 3 || heading.length - end < 3) continue;
    phrases.push(heading.slice(start, end));
    start = end;
  }
  return [...phrases, heading.slice(start)];
}
