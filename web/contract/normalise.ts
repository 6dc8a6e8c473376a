/** Controls, zero-width and bidirectional formatting characters, blanks that count as letters; tab and line breaks stay. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- removing them is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0]/g;

/** The same, but for the joiner between two emoji that are one sign: a family, a profession, a flag. */
const INVISIBLE_IN_PROSE = new RegExp(
  `(\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?\\u200D)(?=\\p{Extended_Pictographic})|${INVISIBLE.source}`,
  'gu',
);

/**
 * More marks on one letter than any language has: Unicode's own limit for text that can be
 * normalised piece by piece (UAX #15). To sort thousands takes seconds. The half-width voicing signs of
 * Katakana are letters, of which NFKC makes marks.
 */
const TOO_MANY_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** What is typed for a hyphen; word processors turn one into the other. */
export const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * Words that people wrote: without invisible characters and space around them. NFC, since NFKC
 * would turn Chinese punctuation into half-width signs.
 */
export function normaliseProse(value: string): string {
  return composed(value.replace(INVISIBLE_IN_PROSE, '$1'), 'NFC');
}

/** A value that machines compare: NFKC, so that full-width digits and letters are ordinary ones. */
export function normaliseToken(value: string): string {
  return composed(value.replace(INVISIBLE, ''), 'NFKC');
}

/** @param value without invisible characters, which would keep marks apart from their letters */
function composed(value: string, form: 'NFC' | 'NFKC'): string {
  return value.replace(TOO_MANY_MARKS, '$1').normalize(form).trim();
}

/** A serial number or invitation code as it is compared: a token in upper case, without spaces. Any dash is a hyphen. */
export function normaliseCode(value: string): string {
  return normaliseToken(value).replace(/\s+/g, '').replace(DASHES, '-').toUpperCase();
}
