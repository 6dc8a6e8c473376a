import { expect, it } from '@jest/globals';
import { dueDate } from './ifu-requests.service.js';

it.each([
  ['2026-11-20T10:00:00Z', '2026-11-27'],
  // Already the next day in Shanghai.
  ['2026-11-20T16:00:00Z', '2026-11-28'],
  ['2026-12-28T00:00:00Z', '2027-01-04'],
])('what is asked for at %s is due on %s', (requestedAt, due) => {
  expect(dueDate(new Date(requestedAt))).toBe(due);
});
