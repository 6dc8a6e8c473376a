import { describe, expect, it } from '@jest/globals';
import { pageAssets } from './assets.js';

const manifest = {
  'entry.tsx': { file: 'js/entry.1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'js/shared.1.js' },
  'web/features/news/news-screen.tsx': {
    file: 'js/screen.1.js',
    imports: ['_shared.js'],
    css: ['css/screen.1.css'],
    assets: ['css/screen-page.1.css', 'img/other.1.svg'],
  },
};

describe('the assets of a page', () => {
  it('are each script once, imported ones first, and the one stylesheet of the page', () => {
    expect(pageAssets(manifest, 'entry.tsx', 'news-screen')).toEqual({
      scripts: ['/js/shared.1.js', '/js/entry.1.js', '/js/screen.1.js'],
      stylesheets: ['/css/screen-page.1.css'],
      contained: ['/css/screen.1.css'],
    });
  });

  it('cannot be told of a source that the build does not know', () => {
    expect(() => pageAssets(manifest, 'entry.tsx', 'missing-screen')).toThrow('missing-screen');
  });
});
