import { expect, it } from '@jest/globals';
import { insertion, statement } from './statement.js';

it('binds values, and names each text once', () => {
  const select = (id: number) => statement(['SELECT ', ' + ', ''], [id, 2]);
  expect(select(1)).toMatchObject({ text: 'SELECT $1 + $2', values: [1, 2] });
  expect(select(1).name).toBe(select(3).name);
  expect(statement(['SELECT 1'], []).name).not.toBe(select(1).name);
});

it('inserts what a row has', () => {
  const { text, values } = insertion('t', { id: 1, createdAt: null, remark: undefined, name: 'a' });
  expect(text).toBe('INSERT INTO t (id, created_at, name) VALUES ($1, $2, $3)');
  expect(values).toEqual([1, null, 'a']);
});
