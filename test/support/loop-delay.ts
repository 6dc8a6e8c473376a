import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort, type ServerOptions, startServer, type TestServer } from './server.js';

const PROBE = pathToFileURL(resolve('test/support/loop-probe.mjs')).href;
const TRIES = 6;

export interface ProbedServer {
  readonly server: TestServer;
  /**
   * For how many milliseconds something that is sent holds the server's event loop. On a busy
   * machine any single time may be another's fault: only what shows in every one of some tries,
   * each of them alone, belongs to what was sent.
   */
  readonly held: (send: () => Promise<unknown>, enoughMs: number) => Promise<number>;
}

/** A server whose event loop is watched from inside. */
export async function startProbedServer(options: ServerOptions): Promise<ProbedServer> {
  const port = await freePort();
  const server = await startServer({
    ...options,
    environment: {
      ...options.environment,
      NODE_OPTIONS: `--import=${PROBE}`,
      LOOP_PROBE_PORT: String(port),
    },
  });
  const longestSinceLast = async () =>
    Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  return {
    server,
    async held(send, enoughMs) {
      let least = Infinity;
      for (let attempt = 0; attempt < TRIES && least > enoughMs; attempt += 1) {
        await longestSinceLast();
        await send();
        least = Math.min(least, await longestSinceLast());
      }
      return least;
    },
  };
}
