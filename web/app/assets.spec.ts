import { describe, expect, it } from '@jest/globals';
import { linkedAssets } from './assets.js';

const manifest = {
  'entry.tsx': { file: 'js/entry.1.js', imports: ['_shared.js'], css: ['css/entry.1.css'] },
  '_shared.js': { file: 'js/shared.1.js', css: ['css/shared.1.css'] },
  'screen.tsx': { file: 'js/screen.1.js', imports: ['_shared.js'], css: ['css/screen.1.css'] },
};

describe('linkedAssets', () => {
  it('follows static imports and names each file once, imported styles first', () => {
    expect(linkedAssets(manifest, ['entry.tsx', 'screen.tsx'])).toEqual({
      scripts: ['/js/shared.1.js', '/js/entry.1.js', '/js/screen.1.js'],
      stylesheets: ['/css/shared.1.css', '/css/entry.1.css', '/css/screen.1.css'],
    });
  });

  it('names the source that the build does not know', () => {
    expect(() => linkedAssets(manifest, ['missing.tsx'])).toThrow('missing.tsx');
  });
});
