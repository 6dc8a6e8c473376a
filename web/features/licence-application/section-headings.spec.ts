import { expect, it } from '@jest/globals';
import { texts as english } from './texts.en.js';
import { texts as chinese } from './texts.zh.js';

it.each([
  ['zh', chinese],
  ['en', english],
])('no heading of a section is also the label of a field, %s', (_edition, { form }) => {
  const labels: readonly string[] = Object.values(form.labels);
  for (const heading of Object.values(form.sections)) expect(labels).not.toContain(heading);
});
