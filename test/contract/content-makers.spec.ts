import { expect, it } from '@jest/globals';
import { textsOf } from '../support/content.js';

/** Systems of other makers that studies on this site were done with. */
const OTHER_MAKERS =
  /HeartFlow|RAPID|Ankyras|Sim&Size|caIMR|FlashAngio|QAngio|Brainomix|e-ASPECTS|syngo|Vitrea|MIStar|Olea|Viz\.ai/i;
/** Names of references: readers see the title, as it was printed. */
const IS_REFERENCE = /\.refs?(?:\.\d+)?$/;

it('no other maker is named beside a product in Chinese: Article 16 of the advertising law', async () => {
  const texts = (await textsOf('zh')).filter(({ place }) => !IS_REFERENCE.test(place));
  expect(texts.filter(({ text }) => OTHER_MAKERS.test(text))).toEqual([]);
});
