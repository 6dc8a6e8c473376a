import { describe, expect, it } from '@jest/globals';
import { submittedIn, submittedState, workingDay } from './submitted-state.js';

const REFERENCE = 'LA-7K3M-9QXD-2FTR';
const SUBMITTED = { reference: REFERENCE, product: 'AccuFFRct', at: 1 } as const;

describe('submittedIn', () => {
  it('believes the history and no address', () => {
    expect(submittedIn(submittedState(SUBMITTED), REFERENCE)).toEqual(SUBMITTED);
    expect(submittedIn(submittedState(SUBMITTED), 'LA-0000-0000-0000')).toBeUndefined();
    const others = [null, undefined, REFERENCE, 7, {}, { submitted: null }];
    const spoilt = [{ product: 'AccuEverything' }, { at: 'today' }, { at: undefined }];
    const states = [...others, ...spoilt.map((part) => ({ submitted: { ...SUBMITTED, ...part } }))];
    for (const state of states) {
      expect(submittedIn(state, REFERENCE)).toBeUndefined();
      expect(submittedIn(state, null)).toBeUndefined();
    }
  });
});

describe('workingDay', () => {
  it('is today in Shanghai, where it is tomorrow already late in the day', () => {
    expect(workingDay(Date.parse('2026-11-25T15:59:00Z'))).toBe('2026-11-25');
    expect(workingDay(Date.parse('2026-11-25T16:00:00Z'))).toBe('2026-11-26');
  });

  it.each([
    ['2026-11-23', 3, '2026-11-26'],
    ['2026-11-25', 3, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-30', 3, '2027-01-04'],
  ])('%s and %d working days are %s', (day, after, expected) => {
    expect(workingDay(Date.parse(`${day}T04:00:00Z`), after)).toBe(expected);
  });
});
