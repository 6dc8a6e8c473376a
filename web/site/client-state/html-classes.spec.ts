import { describe, expect, it } from '@jest/globals';
import { applyHtmlClasses, htmlClasses } from './start-client-state.js';

const MACINTOSH = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

describe('htmlClasses', () => {
  it('names device, language and a Macintosh', () => {
    expect(htmlClasses({ device: 'pc', language: 'zh' }, WINDOWS)).toEqual(['pc', 'zh']);
    expect(htmlClasses({ device: 'm', language: 'en' }, MACINTOSH)).toEqual(['m', 'en', 'mac']);
  });
});

describe('applyHtmlClasses', () => {
  it('replaces its own classes and leaves others', () => {
    const held = new Set(['zh', 'pc', 'other']);
    const classList = {
      toggle: (name: string, isHeld: boolean) => (isHeld ? held.add(name) : held.delete(name)),
    };
    applyHtmlClasses({ classList } as unknown as Element, ['m', 'zh']);
    expect([...held].sort()).toEqual(['m', 'other', 'zh']);
  });
});
