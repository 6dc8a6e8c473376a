import { describe, expect, it } from '@jest/globals';
import { linesOf, piecesOf } from './lines.js';

/** Every character is one unit wide. */
const widthOf = (text: string) => [...text].length;

describe('linesOf', () => {
  it('breaks at spaces and never within a word', () => {
    expect(linesOf('one two three', 8, widthOf)).toEqual(['one two', 'three']);
  });

  it('lets a word stand out that is wider than the line', () => {
    expect(linesOf('a incomprehensible b', 6, widthOf)).toEqual(['a', 'incomprehensible', 'b']);
  });

  it('breaks Chinese anywhere but before closing and after opening signs', () => {
    expect(piecesOf('造影（图像）。')).toEqual(['造', '影', '（图', '像）。']);
    expect(linesOf('血流储备分数。', 6, widthOf)).toEqual(['血流储备分', '数。']);
  });
});
