import { expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { element, xmlDocument } from './xml.js';

it('writes elements, attributes and text', () => {
  const root = element('list', { lang: 'zh' }, element('item', {}, '一'), element('end'));
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<list lang="zh"><item>一</item><end/></list>\n',
  );
});

it('hands back what it was given, whatever signs are in it', () => {
  const text = `"a" < b && c > 'd' ]]> &amp; 颅内`;
  const xml = xmlDocument(element('root', { name: text }, text));
  const parser = new XMLParser({ ignoreAttributes: false, processEntities: true });
  expect(parser.parse(xml)).toMatchObject({ root: { '#text': text, '@_name': text } });
});

it('leaves out what XML cannot hold', () => {
  expect(element('root', {}, 'a\u0000b\u000bc\ud800d\tf').xml).toBe('<root>abcd\tf</root>');
});
