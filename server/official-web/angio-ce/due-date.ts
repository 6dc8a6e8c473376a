import { PRINTED_COPY_DAYS } from '../../../web/contract/ifu-requests.js';

const DAY_MS = 86_400_000;
const SHANGHAI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
});

/** Last day to send what was asked for at a time: a date, in the calendar of those who send it. */
export function dueDate(requestedAt: Date): Date {
  const day = new Date(`${SHANGHAI.format(requestedAt)}T00:00:00Z`);
  return new Date(day.getTime() + PRINTED_COPY_DAYS * DAY_MS);
}
