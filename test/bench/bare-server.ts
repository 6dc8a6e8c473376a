/** Child script: `node:http` that answers everything with the bytes it was given, and does nothing else. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child-script.js';

export interface BareAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly body: string;
}

const state = { status: 503, headers: [] as string[], body: Buffer.alloc(0) };
const server = createServer((_request, response) => {
  response.writeHead(state.status, state.headers);
  response.end(state.body);
}).listen(0, '127.0.0.1');
server.keepAliveTimeout = 75_000;
await once(server, 'listening');

answerParent<BareAnswer, { port: number }>(({ status, headers, body }) => {
  Object.assign(state, { status, headers: [...headers], body: Buffer.from(body, 'base64') });
  return Promise.resolve({ port: (server.address() as AddressInfo).port });
});
