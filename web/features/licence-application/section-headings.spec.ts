import { expect, it } from '@jest/globals';
import { licenceForm as english } from './licence-form.en.js';
import { licenceForm as chinese } from './licence-form.zh.js';

it.each([
  ['zh', chinese],
  ['en', english],
])('no heading of a section is also the label of a field, %s', (_edition, form) => {
  const labels: readonly string[] = Object.values(form.labels);
  for (const heading of Object.values(form.sections)) expect(labels).not.toContain(heading);
});
