import { describe, expect, it } from '@jest/globals';
import { DatabaseError } from 'pg';
import {
  asDatabaseError,
  DatabaseUnavailableError,
  isDatabaseUnavailable,
} from './database-errors.js';

function told(sqlState: string): DatabaseError {
  return Object.assign(new DatabaseError('told by the server', 20, 'error'), { code: sqlState });
}

function system(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code });
}

describe('what node-postgres threw', () => {
  it.each([
    ['a refused connection', system('ECONNREFUSED')],
    ['a missing socket', system('ENOENT')],
    ['all addresses of a host', new AggregateError([system('ECONNREFUSED')])],
    ['a statement without an answer', new Error('Query read timeout')],
    ['a full disk', told('53100')],
    ['a shutdown', told('57P01')],
    ['a statement that took too long', told('57014')],
    ['a deadlock', told('40P01')],
  ])('is an outage: %s', (_name, error) => {
    expect(asDatabaseError(error)).toBeInstanceOf(DatabaseUnavailableError);
  });

  it.each([
    ['a mistake in SQL', told('42703')],
    ['a violated constraint', told('23505')],
    ['a mistake of ours', new TypeError('undefined is not a function')],
  ])('stays what it is: %s', (_name, error) => {
    expect(asDatabaseError(error)).toBe(error);
  });
});

it('recognises an outage inside what Prisma makes of it', () => {
  const wrapped = new Error('Invalid query', { cause: new DatabaseUnavailableError('no answer') });
  expect(isDatabaseUnavailable(wrapped)).toBe(true);
});

it.each(['ENOENT', 'EPIPE', 'ETIMEDOUT'])('takes %s from elsewhere for no outage', (code) => {
  expect(isDatabaseUnavailable(system(code))).toBe(false);
});
