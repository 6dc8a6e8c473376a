import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/server.js';

const PIECE_BYTES = 2_000;
/** Long enough for a browser to paint what has come. */
const PAUSE_MS = 40;

/** A proxy that lets documents of this machine's sites through in pieces, and all else as it comes. */
export async function startSlowLine() {
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const { method, url = '', headers } = asked;
    // Compressed, a piece would not be one.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const { port: sitePort, pathname, search } = new URL(url);
    const forwarded = request({ port: sitePort, method, path: pathname + search, headers: plain });
    forwarded.on('response', (came) => {
      answer.writeHead(came.statusCode!, came.headers);
      if (!came.headers['content-type']?.startsWith('text/html')) came.pipe(answer);
      else void buffer(came).then((document) => sendInPieces(document, answer));
    });
    // A browser that goes on to the next page asks for no more of this one.
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The head at once: before the styles that it names, nothing is painted. */
async function sendInPieces(document: Buffer, answer: ServerResponse): Promise<void> {
  const body = Math.max(0, document.indexOf('<body'));
  for (let [start, end] = [0, body]; start < document.length;) {
    answer.write(document.subarray(start, end));
    await sleep(PAUSE_MS);
    [start, end] = [end, end + PIECE_BYTES];
  }
  answer.end();
}
