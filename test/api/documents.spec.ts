import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { API_CALLS, type DocumentDescription } from '../../web/contract/api.js';
import {
  currentPath,
  documentById,
  documentFileName,
  documentPath,
  IFU_DOCUMENTS,
  labelPath,
  qrCodePath,
} from '../../web/contract/instructions-for-use.js';
import { pathOf } from '../../web/contract/routes.js';
import { reasons as english } from '../../web/content/en/reasons.js';
import { reasons as chinese } from '../../web/content/zh/reasons.js';
import { envelopeOf, fieldCodes, post } from '../support/api-client.js';
import { copyApplication } from '../support/application-copy.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ kind: databaseKind });
});
afterAll(() => server.dispose());

const current = documentById('angioPDF');
const get = (path: string, headers: Record<string, string> = {}) =>
  request(server.origin).get(path).set(headers).buffer(true).parse(whole);

/** supertest keeps no bytes of a PDF by itself. */
function whole(response: Response, done: (error: null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(IFU_DOCUMENTS)('$id', (document) => {
  it('is described, and its file is the one described', async () => {
    const described = await post(server, API_CALLS.getPDF, { document: document.id });
    expect(described.status).toBe(200);
    const { data } = envelopeOf<DocumentDescription>(described);
    const { id, product, release, ...rest } = document;
    void product;
    void release;
    expect(data).toEqual({ ...rest, document: id, url: documentPath(document) });
    const file = await get(data.url);
    expect(file.status).toBe(200);
    const bytes = file.body as Buffer;
    expect([bytes.length, sha256(bytes)]).toEqual([data.sizeBytes, data.sha256]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(data.sizeBytes),
      'content-disposition': `inline; filename="${documentFileName(document)}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${data.sha256}"`,
    });
  });

  it('stands in the database as in the contract', async () => {
    const [row] = await server.sql(
      `SELECT id, product, title, version, release, language,
         to_char(published_on, 'YYYY-MM-DD') AS "publishedAt", status::text, pages,
         size_bytes AS "sizeBytes", sha256
       FROM ifu_documents WHERE id = $1`,
      [document.id],
    );
    expect(row).toEqual(document);
  });

  it('is where its label leads', async () => {
    const label = await request(server.origin).get(labelPath(document));
    expect([label.status, label.headers.location]).toEqual([
      302,
      server.englishOrigin + pathOf(document.id, 'en'),
    ]);
    expect(label.headers['cache-control']).toContain('max-age=0');
  });
});

it('draws a label once, and says that it has not changed', async () => {
  const path = qrCodePath(labelPath(current));
  const code = await get(path);
  expect([code.status, code.headers['content-type']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  expect(code.headers['cache-control']).toContain('max-age=0');
  const again = await get(path, { 'If-None-Match': String(code.headers.etag) });
  expect([again.status, (again.body as Buffer).length]).toEqual([304, 0]);
});

it('the address without a version leads to the current one', async () => {
  const label = await request(server.origin).get(currentPath(current));
  expect(label.headers.location).toBe(server.englishOrigin + pathOf('angioPDF', 'en'));
});

describe('angio_ce/getPDF', () => {
  it.each([
    ['en', english.DOCUMENT_UNKNOWN],
    ['zh', chinese.DOCUMENT_UNKNOWN],
  ])('answers 404 for an unknown document (%s)', async (language, words) => {
    const response = await post(server, API_CALLS.getPDF, { language, document: 'angioPDF9' });
    expect(response.status).toBe(404);
    expect(envelopeOf(response)).toEqual({
      errorCode: 404,
      errorMsg: words,
      data: { reason: 'DOCUMENT_UNKNOWN' },
    });
  });

  it('asks for a name', async () => {
    expect(fieldCodes(await post(server, API_CALLS.getPDF))).toEqual({ document: 'REQUIRED' });
  });
});

describe('the file', () => {
  const path = documentPath(current);
  const etag = `"${current.sha256}"`;
  const size = current.sizeBytes;
  const file = () => readFileSync(join('web/documents/published', documentFileName(current)));

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=${size - 10}-${size + 1000}`, size - 10, size - 1],
    [`bytes=-${size + 1000}`, 0, size - 1],
  ])('answers the range %s', async (range, first, last) => {
    const response = await get(path, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect((response.body as Buffer).equals(file().subarray(first, last + 1))).toBe(true);
    expect(response.headers.etag).toBe(etag);
  });

  it('refuses a range beyond its end, and says how long it is', async () => {
    const response = await get(path, { Range: `bytes=${size}-` });
    expect([response.status, response.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  it.each([
    ['an unknown unit', { Range: 'pages=1-2' }],
    ['several ranges', { Range: 'bytes=0-1,5-6' }],
    ['a range that ends before it begins', { Range: 'bytes=5-2' }],
    ['a range of what is weakly the same', { Range: 'bytes=0-9', 'If-Range': `W/${etag}` }],
    [
      'what has not changed since a day',
      { 'If-Unmodified-Since': 'Wed, 21 Oct 2015 07:28:00 GMT' },
    ],
    ['a range of another version', { Range: 'bytes=0-9', 'If-Range': '"other"' }],
    ['a range by date', { Range: 'bytes=0-9', 'If-Range': 'Sat, 21 Nov 2026 00:00:00 GMT' }],
    ['another version', { 'If-None-Match': '"other"' }],
  ])('comes whole where %s is asked for', async (_what, headers) => {
    const response = await get(path, headers);
    expect([response.status, (response.body as Buffer).length]).toEqual([200, size]);
  });

  it.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
    'is not sent again to who has it: %s',
    async (known) => {
      const response = await get(path, { 'If-None-Match': known });
      expect([response.status, (response.body as Buffer).length]).toEqual([304, 0]);
      expect(response.headers.etag).toBe(etag);
    },
  );

  it('answers a range where the version is the one meant', async () => {
    const response = await get(path, { Range: 'bytes=0-9', 'If-Range': etag });
    expect([response.status, (response.body as Buffer).length]).toEqual([206, 10]);
  });

  it('answers HEAD as GET, without the bytes', async () => {
    const response = await request(server.origin).head(path).set('Range', 'bytes=0-9');
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ 'content-length': String(size), etag });
  });

  it('is resumed by curl', () => {
    const folder = mkdtempSync(join(tmpdir(), 'download-'));
    const target = join(folder, 'document.pdf');
    try {
      const curl = (...more: string[]) =>
        execFileSync('curl', ['-sS', '-o', target, ...more, server.origin + path]);
      curl();
      truncateSync(target, 1000);
      curl('-C', '-');
      expect(sha256(readFileSync(target))).toBe(current.sha256);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('a label is found as people type it', async () => {
    const typed = `${labelPath(current).replace('accuffrangio', 'AccuFFRangio')}/`;
    const { status, headers } = await request(server.origin).get(typed);
    expect([status, headers.location]).toEqual([
      302,
      server.englishOrigin + pathOf(current.id, 'en'),
    ]);
  });

  it.each(['/ifu', '/ifu/accuffrangio/9.9/en', `${labelPath(current)}/other.pdf`, '/ifu/%00'])(
    '%s is unknown',
    async (unknown) => {
      const response = await request(server.origin).get(unknown);
      expect([response.status, envelopeOf(response).data]).toEqual([
        404,
        { reason: 'DOCUMENT_UNKNOWN' },
      ]);
    },
  );
});

it('is withheld where the file is not the published one, and the log says so', async () => {
  const copy = await copyApplication();
  const tampered = join(copy.documents, documentFileName(current));
  const bytes = readFileSync(tampered);
  bytes[bytes.length - 20]! ^= 1;
  writeFileSync(tampered, bytes);
  rmSync(join(copy.documents, documentFileName(documentById('angioPDF2'))));
  const spoilt = await startServer({ kind: 'embedded', project: copy.project });
  try {
    for (const document of ['angioPDF', 'angioPDF2'] as const) {
      const described = await post(spoilt, API_CALLS.getPDF, { language: 'en', document });
      expect([described.status, envelopeOf(described).data]).toEqual([
        503,
        { reason: 'DOCUMENT_WITHHELD' },
      ]);
      const file = await request(spoilt.origin).get(documentPath(documentById(document)));
      expect([file.status, envelopeOf(file).data]).toEqual([503, { reason: 'DOCUMENT_WITHHELD' }]);
      expect(spoilt.output()).toMatch(new RegExp(`ERROR.*${document} is withheld`));
    }
    // What is replaced later is not handed out as what was checked.
    const other = documentById('angioPDF1');
    writeFileSync(join(copy.documents, documentFileName(other)), bytes);
    const described = await post(spoilt, API_CALLS.getPDF, { document: other.id });
    expect(described.status).toBe(200);
    const file = await request(spoilt.origin).get(documentPath(other)).buffer(true).parse(whole);
    expect(sha256(file.body as Buffer)).toBe(other.sha256);
  } finally {
    await spoilt.dispose();
    await copy.remove();
  }
});
