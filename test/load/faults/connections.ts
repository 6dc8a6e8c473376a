import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded } from './embedded.js';

const IDLE = 8_000;
const SLOW = 2_000;
const AT_ONCE = 200;
/** More pages than kernels hold for a connection that nobody reads from. */
const UNREAD = 1_000;
/** Longer than a connection may be silent: Node looks twice whether what was written goes on. */
const SILENCE_MS = 130_000;

/** Ten thousand connections: most silent, the others sending a request drop by drop. */
export const manyConnections = () =>
  onEmbedded(async ({ origin }) => {
    const port = Number(new URL(origin).port);
    const sockets: Socket[] = [];
    let drip: NodeJS.Timeout | undefined;
    try {
      while (sockets.length < IDLE + SLOW) {
        sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => opened(port)))));
      }
      const slow = sockets.slice(IDLE);
      for (const socket of slow)
        socket.write('POST /officialWeb/Activation/submitInfo HTTP/1.1\r\n');
      drip = setInterval(() => {
        for (const socket of slow) if (socket.writable) socket.write('x: y\r\n');
      }, 2_000);
      const open = sockets.filter((socket) => !socket.destroyed).length;
      if (open < IDLE + SLOW) throw new Error(`Only ${open} connections could be opened`);
      await sleep(8_000);
    } finally {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    }
    await sleep(500);
  });

/** A client that asks and does not read must not keep its connection. */
export const unreadAnswers = () =>
  onEmbedded(async ({ origin }) => {
    const { host, port } = new URL(origin);
    const socket = await opened(Number(port));
    const asking = (close: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${close}\r\n`;
    socket.write(asking('').repeat(UNREAD - 1) + asking('Connection: close\r\n'));
    await sleep(SILENCE_MS);
    const read: Buffer[] = [];
    socket.on('data', (data: Buffer) => read.push(data));
    await once(socket, 'close');
    const answers = Buffer.concat(read).toString('latin1').split('HTTP/1.1 200').length - 1;
    if (answers === UNREAD) throw new Error('A connection that nobody read from was kept');
  });

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}
