import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpReceiver {
  readonly origin: string;
  readonly calls: readonly ReceivedCall[];
  /** Calls of one path. */
  readonly at: (path: string) => ReceivedCall[];
  /** What it answers from now on; undefined: nothing at all, the caller waits. */
  answer: (call: ReceivedCall) => { status: number; body: string } | undefined;
  /** Ends the calls that wait for an answer. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

/** A real HTTP server on loopback that keeps what it is sent. */
export async function startHttpReceiver(): Promise<HttpReceiver> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const call = { path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      const answer = receiver.answer(call);
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: HttpReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    at: (path) => calls.filter((call) => call.path === path),
    answer: () => ({ status: 200, body: '{"errcode":0,"code":0}' }),
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
