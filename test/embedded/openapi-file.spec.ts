import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describedDefaults } from '../support/described-defaults.js';

// When it differs on purpose: `npm run openapi`.
it('docs/openapi.json is what a server with the defaults says of itself', async () => {
  expect(await describedDefaults()).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
});
