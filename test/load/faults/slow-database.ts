import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transform } from 'node:stream';
import { freePort } from '../../support/server.js';
import { onPostgres } from './postgres.js';

const DELAY_MS = 150;

/** Every message to and from PostgreSQL takes its time: a submission then takes seconds. */
export async function slowDatabase() {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let target = 0;
  const proxy = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(delayed()).pipe(server);
    server.pipe(delayed()).pipe(client);
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    return await onPostgres(() => sleep(10_000), {
      environment: (cluster) => {
        target = cluster.port;
        return { DATABASE_URL: cluster.connectionString.replace(`:${cluster.port}/`, `:${port}/`) };
      },
    });
  } finally {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
}

function delayed(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), DELAY_MS);
    },
  });
}
