import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../support/server.js';

/** Shares requests between servers, as a reverse proxy does. */
export interface Balancer {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Keeps connections to the servers, leaves those whose answer says `Connection: close`, and turns to
 * the next server where one takes no connection. What was sent on a connection is never sent again.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    attempt: number,
  ) => {
    const origin = origins[(turn + attempt) % origins.length]!;
    const { method, headers, url } = incoming;
    const sent = request(origin + url, { agent, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      const mayTryNext = code === 'ECONNREFUSED' && attempt < 2 * origins.length;
      if (mayTryNext) pass(incoming, body, outgoing, attempt + 1);
      else outgoing.destroy();
    });
    sent.end(body);
  };
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, Buffer.concat(chunks), outgoing, 0));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
