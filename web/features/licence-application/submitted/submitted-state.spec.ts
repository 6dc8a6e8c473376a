import { describe, expect, it } from '@jest/globals';
import { submittedState, wasSubmitted } from './submitted-state.js';

const REFERENCE = 'LA-7K3M-9QXD-2FTR';

describe('wasSubmitted', () => {
  it('believes the history and no address', () => {
    expect(wasSubmitted(submittedState(REFERENCE), REFERENCE)).toBe(true);
    expect(wasSubmitted(submittedState(REFERENCE), 'LA-0000-0000-0000')).toBe(false);
    for (const state of [null, undefined, REFERENCE, {}, { submitted: null }]) {
      expect(wasSubmitted(state, REFERENCE)).toBe(false);
      expect(wasSubmitted(state, null)).toBe(false);
    }
  });
});
