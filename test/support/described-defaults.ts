import { readFileSync } from 'node:fs';
import { API_BASE } from '../../web/contract/api.js';
import { startServer } from './server.js';

/** The limits of a server whose operator has changed none, instead of those of the tests. */
const DEFAULTS = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(\d+)$/gm)]
    .map(([, name = '', value = '']) => [name, value])
    .filter(([name]) => name !== 'PORT'),
);

/** What a server with the defaults says of its API. */
export async function describedDefaults(): Promise<unknown> {
  const server = await startServer({
    kind: 'embedded',
    environment: {
      ...DEFAULTS,
      ZH_ORIGIN: 'http://localhost:3000',
      EN_ORIGIN: 'http://en.localhost:3000',
    },
  });
  try {
    const response = await fetch(`${server.origin}${API_BASE}/openapi.json`);
    return await response.json();
  } finally {
    await server.dispose();
  }
}
