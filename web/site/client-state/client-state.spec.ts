import { describe, expect, it, jest } from '@jest/globals';
import { clientState, deviceOf } from './client-state.js';

describe('the client state', () => {
  it('tells listeners of changes alone, until they have had enough', () => {
    const listener = jest.fn();
    const end = clientState.subscribe(listener);
    clientState.set({ scrollTop: 10 });
    clientState.set({ scrollTop: 10 });
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    clientState.set({ scrollTop: 20, clientWidth: 300 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clientState.get()).toMatchObject({ scrollTop: 20, clientWidth: 300 });
  });

  it('keeps the very state where nothing changes', () => {
    const before = clientState.get();
    clientState.set({ scrollTop: before.scrollTop });
    expect(clientState.get()).toBe(before);
  });
});

it.each([
  [1920, 'pc'],
  [1201, 'pc'],
  [1200, 'm'],
  [320, 'm'],
])('a viewport of %d px is %s', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
