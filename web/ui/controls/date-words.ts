import { keepTogether } from '../../content/words.js';
import type { Edition } from '../../contract/editions.js';

/** English dates are written as the English texts are, as in Britain. */
const LOCALE = 'en-GB';

/** Month of a date such as `2017-06`, in the edition's words. */
export function monthName(time: string, edition: Edition): string {
  if (edition === 'zh') return `${Number(time.slice(5, 7))} 月`;
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${time.slice(0, 7)}-01T00:00:00Z`),
  );
}

/** A day such as `2026-11-06`, in the edition's words. */
export function dayWords(time: string, edition: Edition): string {
  const [year, month, day] = time.split('-').map(Number);
  // As the Chinese texts set figures: apart from the characters beside them.
  if (edition === 'zh') return keepTogether(`${year} 年 ${month} 月 ${day} 日`);
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
  return keepTogether(format.format(new Date(`${time}T00:00:00Z`)));
}

/** Such as `2026-11-23 20:35`. */
const SHANGHAI = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});

/** A moment by the clock of Shanghai, in the edition's words; which clock it is, the text has to say. */
export function shanghaiTimeWords(iso: string, edition: Edition): string {
  const [day = '', time = ''] = SHANGHAI.format(new Date(iso)).split(' ');
  return dayWords(day, edition) + (edition === 'zh' ? ' ' : ', ') + time;
}
