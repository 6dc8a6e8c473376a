import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import request from 'supertest';
import { API_BASE } from '../../web/contract/api.js';
import { startServer } from '../support/server.js';

/** The limits of a server whose operator has changed none, instead of those of the tests. */
const DEFAULTS = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(\d+)$/gm)]
    .map(([, name = '', value = '']) => [name, value])
    .filter(([name]) => name !== 'PORT'),
);

// When it differs on purpose: start the site with the defaults, and keep what it says, indented by two.
it('docs/openapi.json is what a server with the defaults says of itself', async () => {
  const server = await startServer({
    kind: 'embedded',
    environment: {
      ...DEFAULTS,
      ZH_ORIGIN: 'http://localhost:3000',
      EN_ORIGIN: 'http://en.localhost:3000',
    },
  });
  const { body } = await request(server.origin).get(`${API_BASE}/openapi.json`);
  await server.dispose();
  expect(body).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
});
