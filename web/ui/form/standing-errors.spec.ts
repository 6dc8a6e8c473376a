import { expect, it } from '@jest/globals';
import { standingErrors } from './standing-errors.js';

const errors = { email: 'wrong', telephone: 'not in use', agreement: 'needed' };
const sent = { email: 'a', telephone: '1' };

it('keeps what was not changed', () => {
  expect(standingErrors(errors, { sent, now: sent, wrong: { email: 'wrong' } })).toEqual(errors);
});

it('drops what was corrected, and what only the server could tell', () => {
  const now = { email: 'a@example.org', telephone: '2', agreement: 'true' };
  expect(standingErrors(errors, { sent, now, wrong: {} })).toEqual({});
});

it('keeps what was changed and is wrong all the same', () => {
  const now = { email: 'b', telephone: '1', agreement: 'true' };
  const standing = standingErrors(errors, { sent, now, wrong: { email: 'wrong' } });
  expect(Object.keys(standing)).toEqual(['email', 'telephone']);
});

it('says how it is wrong now', () => {
  const now = { email: 'b', telephone: '1' };
  const standing = standingErrors(errors, { sent, now, wrong: { email: 'wrong in another way' } });
  expect(standing).toMatchObject({ email: 'wrong in another way', telephone: 'not in use' });
});
