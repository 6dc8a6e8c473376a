import { type Edition, HTML_LANG } from '../../contract/editions.js';

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;
/** A larger unit is taken from so many of it on: "90 minutes" says more than "2 hours". */
const LEAST = 2;

/** How long to wait, rounded up, in the edition's words: whoever waits so long does not come too early. */
export function waitWords(seconds: number, edition: Edition): string {
  const { unit, seconds: size } = UNITS.find((each) => seconds >= LEAST * each.seconds) ?? UNITS[2];
  const words = new Intl.NumberFormat(HTML_LANG[edition], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(seconds / size)));
  // As everywhere on the site, a space stands between figures and Chinese.
  return words.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
