const NO_BREAK_SPACE = '\u00a0';

const UNITS = [
  ...['mmHg', 'mm', 'cm', 'µm', 'mL', 'L', 'ms', 'min', 's', 'Pa', 'g', 'mg', 'kg', 'ng'],
  ...['kB', 'MB', 'GB', 'HU', 'kV', 'mSv', 'Hz', 'MHz', 'T', '%'],
];

const SYMBOL = `(?:${UNITS.join('|')})(?![A-Za-z])`;
const MEASURE_WORD = '[年月日天周岁时分秒小个例枚支名人位次处家款条项组倍卷期根段种张台篇页号届版]';
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b';
const AFTER_NUMBER = new RegExp(`(\\d) (?=${SYMBOL}|${MEASURE_WORD}|${MONTH})`, 'gu');
/** Between the parts of a Chinese date, and before a limit: `12 月 2 日`, `FFR ≤0.80`. */
const BEFORE_NUMBER = /([年月]) (?=\d)|([\p{L})]) (?=[<>≤≥]\d)/gu;

/** A letter or a word's end, a sign of comparison, a number: `P < 0.05`, `R = 0.63`. */
const COMPARISON = /([\p{L})]) ([=<>≤≥]) (?=[\d−-])/gu;

/** Texts in which no line ends between a number and its unit; anything but strings stays. */
export function keepTogether<Texts>(texts: Texts): Texts;
export function keepTogether(texts: unknown): unknown {
  if (typeof texts === 'string') {
    return texts
      .replace(AFTER_NUMBER, `$1${NO_BREAK_SPACE}`)
      .replace(BEFORE_NUMBER, `$1$2${NO_BREAK_SPACE}`)
      .replace(COMPARISON, `$1${NO_BREAK_SPACE}$2${NO_BREAK_SPACE}`);
  }
  if (Array.isArray(texts)) return texts.map((text) => keepTogether<unknown>(text));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, keepTogether<unknown>(text)]),
  );
}

/** A text with its `{name}` places filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
