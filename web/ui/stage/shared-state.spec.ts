import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Controls } from './explorer.js';
import { onStep, stateFromParameter, stateToParameter } from './shared-state.js';

const CONTROLS = {
  severity: { kind: 'range', min: 0, max: 90, step: 1 },
  length: { kind: 'range', min: -5, max: 30, step: 0.5 },
  vessel: { kind: 'choice', options: ['lad', 'lcx'] },
  hyperaemia: { kind: 'switch' },
} as const satisfies Controls;
const FIRST = { severity: 50, length: 10, vessel: 'lad', hyperaemia: true } as const;

describe('the state in a shared link', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          severity: fc.integer({ min: 0, max: 90 }),
          length: fc.integer({ min: -10, max: 60 }).map((half) => half / 2),
          vessel: fc.constantFrom('lad', 'lcx'),
          hyperaemia: fc.boolean(),
        }),
        (state) => {
          const parameter = stateToParameter(CONTROLS, state);
          expect(stateFromParameter(CONTROLS, parameter, FIRST)).toEqual(state);
          expect(encodeURIComponent(parameter)).toBe(parameter);
        },
      ),
    );
  });

  it.each([
    '',
    '1',
    '1_2_lad',
    '1_2_rca_1',
    '1_2_lad_yes',
    'x_2_lad_1',
    '1e1_2_lad_1',
    '1_2_lad_1_1',
  ])('is the first one where a link says %p', (parameter) => {
    expect(stateFromParameter(CONTROLS, parameter, FIRST)).toBe(FIRST);
  });

  it('stays within what can be set', () => {
    expect(stateFromParameter(CONTROLS, '400_7.3_lcx_0', FIRST)).toEqual({
      severity: 90,
      length: 7.5,
      vessel: 'lcx',
      hyperaemia: false,
    });
    expect(onStep({ min: 0, max: 1, step: 0.1 }, 0.30000000000000004)).toBe(0.3);
  });
});
