import { expect, it } from '@jest/globals';
import type { AppConfig } from '../../../config/app-config.js';
import { keyedHash } from '../../../database/keyed-hash.js';
import { FormTokens } from './form-tokens.js';

const SECOND_MS = 1_000;
const tokens = new FormTokens({ minimumFillMs: 500 } as AppConfig, keyedHash('k'.repeat(32)));

it('takes a form for hasty that comes sooner than anybody fills it in', () => {
  const now = Date.now();
  expect(tokens.isHasty(tokens.issue(now), now + 100)).toBe(true);
  expect(tokens.isHasty(tokens.issue(now), now + SECOND_MS)).toBe(false);
});

it('holds nothing against a form that was opened before the clock was set back', () => {
  const now = Date.now();
  expect(tokens.isHasty(tokens.issue(now + 3_600 * SECOND_MS), now)).toBe(false);
});

it('holds nothing against a token of another key, or none that can be read', () => {
  const others = new FormTokens({ minimumFillMs: 500 } as AppConfig, keyedHash('o'.repeat(32)));
  const now = Date.now();
  expect(tokens.isHasty(others.issue(now), now + 100)).toBe(false);
  expect(tokens.isHasty(`${now.toString(36)}.unknown`, now)).toBe(false);
});
