import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const PIECE_BYTES = 2_000;
/** Long enough for a browser to paint what has come. */
const PAUSE_MS = 40;

/** A proxy that lets documents of this machine's sites through in pieces, and all else as it comes. */
export async function startSlowLine() {
  let documents = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '', headers } = asked;
    // A piece of compressed text could not be shown by itself.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const { port: sitePort, pathname, search } = new URL(url);
    const forwarded = request({ port: sitePort, method, path: pathname + search, headers: plain });
    forwarded.on('response', (came) => {
      answer.writeHead(came.statusCode!, came.headers);
      came.on('error', () => answer.destroy());
      if (came.headers['content-type']?.startsWith('text/html')) {
        documents += 1;
        void sendInPieces(came, answer);
      } else {
        came.pipe(answer);
      }
    });
    // Going on to the next page, the browser cuts off what it still waits for.
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Number of documents that have come this way. */
    documents: () => documents,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The head at once: before the styles that it names, nothing is painted. */
async function sendInPieces(came: IncomingMessage, answer: ServerResponse): Promise<void> {
  const document = await buffer(came).catch(() => Buffer.alloc(0));
  const body = Math.max(0, document.indexOf('<body'));
  for (let [start, end] = [0, body]; start < document.length;) {
    answer.write(document.subarray(start, end));
    await sleep(PAUSE_MS);
    [start, end] = [end, end + PIECE_BYTES];
  }
  answer.end();
}
