import { PRINTED_COPY_DAYS } from '../../../web/contract/ifu-requests.js';

const DAY_MS = 86_400_000;
const SHANGHAI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
});

/**
 * Last day to send what was asked for at a time, such as `2026-11-27`, in the calendar of those who
 * send it. Text: a `Date` would become the day of the process's own time zone.
 */
export function dueDate(requestedAt: Date): string {
  const day = new Date(`${SHANGHAI.format(requestedAt)}T00:00:00Z`);
  return new Date(day.getTime() + PRINTED_COPY_DAYS * DAY_MS).toISOString().slice(0, 10);
}
