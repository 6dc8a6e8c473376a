import { randomInt, randomUUID } from 'node:crypto';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { chineseApplication } from '../support/applications.js';

/** What a load consists of. */
export type Requests =
  | {
      readonly kind: 'get';
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'lookup'; readonly serialNumbers: readonly string[] }
  | { readonly kind: 'countries' }
  | { readonly kind: 'submission'; readonly serialNumbers: readonly string[] };

export function getRequest(
  path: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Makes the next request of a load, each time it is called. */
export function requestSource(requests: Requests, port: number): () => string | Buffer {
  switch (requests.kind) {
    case 'get': {
      const request = Buffer.from(getRequest(requests.path, port, requests.headers));
      return () => request;
    }
    case 'lookup':
      return () =>
        call(port, API_CALLS.getModelBySerialNumber, {
          serialNumber: anyOf(requests.serialNumbers),
        });
    case 'countries':
      return () => call(port, API_CALLS.getAllCountries, {});
    case 'submission':
      return () =>
        call(
          port,
          API_CALLS.submitInfo,
          chineseApplication({ serialNumber: anyOf(requests.serialNumbers) }),
          { 'Idempotency-Key': randomUUID() },
        );
  }
}

function call(
  port: number,
  path: string,
  fields: object,
  headers: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify(fields);
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    // The proxy in front says who asks: many people, each with a limit of their own.
    'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...headers,
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `POST ${API_BASE}/${path} HTTP/1.1\r\n${head}\r\n${body}`;
}

function anyOf(values: readonly string[]): string {
  return values[randomInt(values.length)]!;
}
