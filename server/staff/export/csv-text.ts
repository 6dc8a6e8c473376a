/** Beginnings that spreadsheets calculate, also full-width and after spaces. https://owasp.org/www-community/attacks/CSV_Injection */
const CALCULATED = /^[\s\u00a0]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
/** What they would round, shorten or take for a date: long digits, leading zeros, 1E5, 3/4, 50%, TRUE. */
const CHANGED = /^\s*(?:true|false|\d{12,}|0\d+|\d+(?:\.\d+)?[eE]\d+|\d+[.,:/%-][\d.,:/%-]*)\s*$/i;

/** A cell of a CSV file that every spreadsheet takes as text: an apostrophe before what it would not. */
export function csvText(value: string): string {
  return CALCULATED.test(value) || CHANGED.test(value) ? `'${value}` : value;
}
