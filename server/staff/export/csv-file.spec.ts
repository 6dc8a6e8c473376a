import { expect, it } from '@jest/globals';
import { csvText } from './csv-file.js';

it.each([
  '=1+1',
  '+86 13800000000',
  '-2',
  '@SUM(A1)',
  ' =cmd',
  '\t=1',
  '＝1+1',
  '＋1',
  '|calc',
  '%0A',
  '110101199003071234',
  '007',
  '1E5',
  '1.5e10',
  '3/4',
  '100%',
  '1,234',
  '12:30',
  'TRUE',
  '1-2',
  '2023-11-02',
])('marks %j as text', (value) => {
  expect(csvText(value)).toBe(`'${value}`);
});

it.each(['张三', 'a=1', '12', '0', '', 'LA-7K3M-9QXD-2FTR', '2026-11-20 09:00:00'])(
  'leaves %j as it is',
  (value) => {
    expect(csvText(value)).toBe(value);
  },
);
