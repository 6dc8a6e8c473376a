import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './server.js';

/** Stands between a server and its database, and can be cut. */
export interface Proxy {
  readonly port: number;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

export async function startProxy(host: string, targetPort: number): Promise<Proxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, host);
    client.pipe(target).pipe(client);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        target.destroy();
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
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
