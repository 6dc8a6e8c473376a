import { expect, it } from '@jest/globals';
import { deviceOf } from './client-state.js';

it.each([
  [1920, 'pc'],
  [1201, 'pc'],
  [1200, 'm'],
  [320, 'm'],
])('a viewport of %d px is %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
