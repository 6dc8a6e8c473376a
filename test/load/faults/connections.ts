import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded } from './embedded.js';

const IDLE = 8_000;
const SLOW = 2_000;
const AT_ONCE = 200;

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

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}
