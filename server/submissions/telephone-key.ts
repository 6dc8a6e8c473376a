/** China's dialling code: Chinese forms are filled in without it. */
export const HOME_CODE = '86';

/** The zero that is left out after a dialling code, and whatever is no digit. */
const NO_DIGITS = '\\(\\s*0\\s*\\)|\\D';
/** Zeros, and China's dialling code. That it is one shows where a whole Chinese number follows. */
const PREFIX = `^0*(${HOME_CODE}(?=0*[1-9]\\d{9}))?0*`;

/**
 * What all spellings of a number have in common: 0571-88888888, +86 571 88888888 and
 * 0086 (0)571 88888888 are one. Other dialling codes stay: without them, it is not known whose the
 * number is.
 */
export function telephoneKey(telephone: string): string {
  return telephone.replace(new RegExp(NO_DIGITS, 'g'), '').replace(new RegExp(PREFIX), '');
}

/** The same in SQL. Indexes on this very expression serve it: they change together. */
export function telephoneKeyOf(column: string): string {
  return `regexp_replace(regexp_replace(${column}, '${NO_DIGITS}', '', 'g'), '${PREFIX}', '')`;
}
