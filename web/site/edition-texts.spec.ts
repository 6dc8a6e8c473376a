import { expect, it, jest } from '@jest/globals';
import { editionTexts } from './edition-texts.js';

it('loads the texts of one edition alone', async () => {
  const zh = jest.fn(() => Promise.resolve('新闻'));
  const en = jest.fn(() => Promise.resolve('News'));
  expect(await editionTexts('news', { zh, en })('en')).toBe('News');
  expect(zh).not.toHaveBeenCalled();
});
