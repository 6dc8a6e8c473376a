import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { API_BASE, type ApiCall } from '../../web/contract/api.js';
import type { TestServer } from './server.js';

/** A body as it goes over the wire, with what its headers say of it. */
export interface SentBody {
  readonly call: ApiCall;
  readonly type: string;
  readonly bytes: Buffer;
  /** Sent in chunks, without a length. */
  readonly isChunked?: boolean | undefined;
  readonly encoding?: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends a body that `fetch` would not let through, or would change. */
export async function sendBody(
  { origin }: Pick<TestServer, 'origin'>,
  { call, type, bytes, isChunked = false, encoding }: SentBody,
  agent?: Agent,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${API_BASE}/${call}`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': type,
        ...(encoding !== undefined && { 'Content-Encoding': encoding }),
        ...(isChunked
          ? { 'Transfer-Encoding': 'chunked' }
          : { 'Content-Length': String(bytes.length) }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      text(response).then(
        (body) => resolve({ status: statusCode, type: headers['content-type'] ?? '', text: body }),
        reject,
      );
    });
    sent.end(bytes);
  });
}

/** A multipart body of some fields, in order. */
export function multipart(fields: readonly (readonly [string, string])[], boundary = 'b'): Buffer {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}
