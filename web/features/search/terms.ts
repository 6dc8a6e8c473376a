/** A run of Chinese characters, or a word or number of any other script. */
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:\.\p{N}+)*/gu;
const CHINESE = /^\p{Script=Han}/u;
/** Beginnings that product names share: `FFRct` finds AccuFFRct. */
const PRODUCT_NAME = /^(?:accu|aneu)(.{2,})$/;

export function isChinese(term: string): boolean {
  return CHINESE.test(term);
}

/** Same length and order of characters as the text, so that places in one are places in the other. */
export function folded(text: string): string {
  return [...text]
    .map((character) => {
      const plain = character.normalize('NFKC').toLowerCase();
      return plain.length === character.length ? plain : character;
    })
    .join('');
}

function runsOf(text: string): readonly string[] {
  return folded(text).match(RUNS) ?? [];
}

function pairsOf(run: string): readonly string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * Terms that a text is found by. Chinese is written without spaces: each two neighbouring
 * characters are a term, in every browser alike, and each single one.
 */
export function indexTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (isChinese(run)) return [...pairsOf(run), ...run];
    const rest = PRODUCT_NAME.exec(run)?.[1];
    return rest === undefined ? [run] : [run, rest];
  });
}

/** Terms that a visitor looks for. */
export function queryTerms(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!isChinese(run)) return [run];
    return [...run].length === 1 ? [run] : [...pairsOf(run)];
  });
}
