import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PAGE_PATHS } from '../../server/official-web/common/openapi/description.js';
import { API_BASE } from '../../web/contract/api.js';
import { envelopeOf } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

const { page, ...files } = PAGE_PATHS;
let server: TestServer;
const get = (path: string) => request(server.origin).get(`${API_BASE}/${path}`);

describe('the page of the API', () => {
  beforeAll(async () => {
    server = await startServer({ kind: databaseKind });
  });
  afterAll(() => server.dispose());

  it('is there unless it is switched off, with nothing inline and nothing from elsewhere', async () => {
    const { text, headers, type } = await get(page);
    expect(type).toBe('text/html');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const site = await request(server.origin).get('/');
    expect(headers['content-security-policy']).toBe(site.headers['content-security-policy']);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/i);
    const addresses = [...text.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    const own = [...Object.values(files), 'openapi.json'].map((path) => `${API_BASE}/${path}`);
    expect(addresses.sort()).toEqual([...own, 'data:,'].sort());
  });

  it.each([
    [files.styles, 'text/css'],
    [files.script, 'text/javascript'],
    [files.library, 'text/javascript'],
  ])('comes with %s, compressed', async (path, expected) => {
    const response = await get(path).set('Accept-Encoding', 'br');
    expect([response.status, response.type]).toEqual([200, expected]);
    expect(response.headers['content-encoding']).toBe('br');
  });

  it('is kept for a while, and not sent twice', async () => {
    for (const path of Object.values(PAGE_PATHS)) {
      const { headers } = await get(path);
      const again = await get(path).set('If-None-Match', headers.etag!);
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=300']);
    }
  });

  it.each(['docs/index.html', 'docs/swagger-ui-bundle.js.map', 'docs/package.json'])(
    'does not give out %s of the library',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('where it is off', () => {
  beforeAll(async () => {
    server = await startServer({ kind: databaseKind, environment: { API_DOCS: 'off' } });
  });
  afterAll(() => server.dispose());

  it.each(Object.values(PAGE_PATHS))(
    '%s is an address like any other that does not exist',
    async (path) => {
      const response = await get(path);
      expect(envelopeOf(response)).toMatchObject({ errorCode: 404, data: { reason: 'NOT_FOUND' } });
    },
  );

  it('leaves programs the document', async () => {
    expect((await get('openapi.json')).status).toBe(200);
  });
});
