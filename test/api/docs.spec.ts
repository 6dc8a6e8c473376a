import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { ApiDocument } from '../../server/official-web/common/openapi/document.js';
import { API_BASE } from '../../web/contract/api.js';
import { envelopeOf } from '../support/api-client.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
const get = (path: string) => request(server.origin).get(`${API_BASE}/${path}`);

describe('the page of the API', () => {
  beforeAll(async () => {
    server = await startServer({ kind: databaseKind, environment: { API_DOCS: 'on' } });
  });
  afterAll(() => server.dispose());

  it('says of every call and reason what the document says, without script or inline style', async () => {
    const { text, headers, type } = await get('docs');
    expect(type).toBe('text/html');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    const document = (await get('openapi.json')).body as ApiDocument;
    for (const [path, { post }] of Object.entries(document.paths)) {
      expect(text).toContain(`<code>POST ${path}</code>`);
      expect(text).toContain(`id="${post.operationId}"`);
    }
    for (const [reason, { messages }] of Object.entries(document['x-reasons'])) {
      expect(text).toContain(`<code>${reason}</code>`);
      expect(text).toContain(messages.zh);
    }
    for (const [, cell = ''] of text.matchAll(/<th([^e>]*)>/g)) expect(cell).toContain('scope=');
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('comes with its styles, and is kept for a while', async () => {
    const styles = await get('docs.css');
    expect([styles.status, styles.type]).toEqual([200, 'text/css']);
    const { headers } = await get('docs');
    const again = await get('docs').set('If-None-Match', headers.etag!);
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=300']);
  });
});

describe('where it is off', () => {
  beforeAll(async () => {
    server = await startServer({ kind: databaseKind });
  });
  afterAll(() => server.dispose());

  it.each(['docs', 'docs.css'])(
    '%s is an address like any other that does not exist',
    async (path) => {
      const response = await get(path);
      expect(envelopeOf(response)).toMatchObject({ errorCode: 404, data: { reason: 'NOT_FOUND' } });
    },
  );
});
