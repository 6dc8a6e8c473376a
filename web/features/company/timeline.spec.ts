import { expect, it } from '@jest/globals';
import { MILESTONES } from './milestones.js';
import { byYear } from './timeline.js';

it('tells the history from 2023 back to 2017', () => {
  expect(byYear(MILESTONES).map(([year]) => year)).toEqual([
    '2023',
    '2022',
    '2021',
    '2020',
    '2019',
    '2018',
    '2017',
  ]);
});

it('loses no entry and keeps their order', () => {
  expect(byYear(MILESTONES).flatMap(([, entries]) => entries)).toEqual(MILESTONES);
});
