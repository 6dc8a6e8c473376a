import type { Edition } from '../../contract/editions.js';

/** Dates are written as in mainland China and, as the English texts are, as in Britain. */
const LOCALE: Readonly<Record<Edition, string>> = { zh: 'zh-CN', en: 'en-GB' };

/** Month of a date such as `2017-06`, in the edition's words. */
export function monthName(time: string, edition: Edition): string {
  if (edition === 'zh') return `${Number(time.slice(5, 7))} 月`;
  return new Intl.DateTimeFormat(LOCALE.en, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${time.slice(0, 7)}-01T00:00:00Z`),
  );
}

/** A day such as `2026-11-06`, in the edition's words. */
export function dayWords(time: string, edition: Edition): string {
  return new Intl.DateTimeFormat(LOCALE[edition], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${time}T00:00:00Z`));
}
