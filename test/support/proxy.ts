import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './server.js';

/** Stands between a server and its database, and can be cut. */
export interface Proxy {
  readonly port: number;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Keeps connections, takes new ones, and passes nothing on, as a stopped server does; or again. */
  readonly hold: (isHeld: boolean) => void;
  /** Once these bytes have gone to the database, cuts their connection before its answer comes. */
  readonly cutAfter: (text: string) => void;
}

export async function startProxy(host: string, targetPort: number): Promise<Proxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let isHeld = false;
  let last: string | undefined;
  const server = createServer((client) => {
    const target = connect(targetPort, host);
    client.on('data', (chunk: Buffer) => {
      if (last === undefined || !chunk.includes(last)) return;
      last = undefined;
      // The other way ends first: nothing of the answer comes back.
      target.unpipe(client);
      target.end(chunk);
      client.destroy();
    });
    client.pipe(target);
    target.pipe(client);
    for (const socket of [client, target]) {
      if (isHeld) socket.pause();
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        if (!target.writableEnded) target.destroy();
        sockets.delete(socket);
      });
    }
  });
  const restore = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await restore();
  return {
    port,
    restore,
    hold(held) {
      isHeld = held;
      for (const socket of sockets) {
        if (held) socket.pause();
        else socket.resume();
      }
    },
    cutAfter(text) {
      last = text;
    },
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
