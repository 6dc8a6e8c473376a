/** A page with the words by which somebody may look for it. */
export interface Candidate {
  readonly path: string;
  readonly label: string;
  /** Names and titles. */
  readonly names: readonly string[];
}

const MOST = 3;
/** Share of the asked words that a page must answer. */
const LEAST_SCORE = 0.45;
/** Words of addresses that say nothing about the page. */
const EMPTY_WORDS = new Set(['en', 'zh', 'cn', 'html', 'htm', 'php', 'aspx', 'index', 'page']);
const CHINESE = /\p{Script=Han}/u;
/** Letters or characters from which a part of a word means something. */
const CHINESE_WORD = 2;
const LATIN_PREFIX = 3;

/** Words of an address, a name or a title, in lower case. */
export function wordsOf(text: string): readonly string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word));
}

/**
 * Number of letters to insert, delete, replace or swap with their neighbour to make one word of
 * another (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = last[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[to.length]!;
}

/** Whether two words are the same but for a slip of the pen, from 0 to 1. */
function sameness(asked: string, word: string): number {
  if (asked === word) return 1;
  const longest = Math.max(asked.length, word.length);
  const slips = longest >= 8 ? 2 : longest >= 4 ? 1 : 0;
  const distance = editDistance(asked, word);
  return distance <= slips ? 1 - distance / longest : 0;
}

/** How well a word answers an asked one, in part or as a whole, from 0 to 1. */
function likeness(asked: string, word: string): number {
  const [shorter, longer] = asked.length < word.length ? [asked, word] : [word, asked];
  // Chinese is written without spaces: a word stands anywhere in a title.
  const isPart = CHINESE.test(shorter)
    ? shorter.length >= CHINESE_WORD && longer.includes(shorter)
    : shorter.length >= LATIN_PREFIX && longer.startsWith(shorter);
  return Math.max(sameness(asked, word), isPart ? 0.8 : 0);
}

/** Words of a page; neighbours count joined as well, since `aneu-flow` is AneuFlow. */
function wordsOfPage({ path, names }: Candidate): ReadonlySet<string> {
  const own = [path, ...names].map(wordsOf);
  return new Set(own.flatMap((list) => [...list, list.slice(-2).join('')]));
}

/** A word weighs the more, the fewer pages have it. */
function weightOf(word: string, pages: readonly ReadonlySet<string>[]): number {
  const having = pages.filter((words) => words.has(word)).length;
  return Math.log((pages.length + 1) / (having + 0.5));
}

/** The pages that an address that does not exist may have meant, the likeliest first. */
export function suggestPages(
  askedPath: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const asked = wordsOf(askedPath);
  if (asked.length === 0) return [];
  const pages = candidates.map(wordsOfPage);
  const weights = asked.map((word) => weightOf(word, pages));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const points = (words: ReadonlySet<string>): number => {
    const best = (word: string, compare: typeof likeness) =>
      Math.max(...[...words].map((known) => compare(word, known)));
    const apart = asked.reduce((sum, word, i) => sum + best(word, likeness) * weights[i]!, 0);
    const joined = [asked.slice(-2).join(''), asked.join('')];
    return Math.max(apart / total, ...joined.map((word) => best(word, sameness)));
  };
  return candidates
    .map((candidate, index) => ({ candidate, points: points(pages[index]!) }))
    .filter((scored) => scored.points >= LEAST_SCORE)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
