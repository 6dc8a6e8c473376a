import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { MessageReader, openingOf, ProtocolError, typeOf } from './messages.js';
import type { Session, Turn } from './session.js';

/** A client that leaves a transaction open holds up everybody: after this time it is cut off. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Serves the session to PostgreSQL clients on a Unix socket. */
export class WireServer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(session: Session, maxConnections: number) {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
      void converse(socket, session);
    });
    this.server.maxConnections = maxConnections;
  }

  async listen(path: string): Promise<void> {
    this.server.listen(path);
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }
}

async function converse(socket: Socket, session: Session): Promise<void> {
  const reader = new MessageReader();
  let started = false;
  let turn: Turn | undefined;
  const answer = (data: Uint8Array) => {
    if (socket.writable) socket.write(data);
  };
  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());

  try {
    for await (const chunk of socket) {
      reader.push(chunk as Buffer);
      for (let message; (message = reader.next(started));) {
        if (!started) {
          const opening = openingOf(message);
          // There is neither encryption on a Unix socket nor anything that runs long enough to cancel.
          if (opening === 'encryption') answer(Buffer.from('N'));
          if (opening === 'cancel') return;
          if (opening !== 'startup') continue;
          started = true;
        } else if (typeOf(message) === 'X') {
          return;
        }
        socket.setTimeout(0);
        turn ??= await session.turn(socket);
        if (await turn.pass(message, answer)) turn = undefined;
      }
      socket.setTimeout(turn ? IDLE_IN_TRANSACTION_MS : 0);
    }
  } catch (error) {
    // Clients that vanish or talk nonsense are cut off; a failure of the database ends the thread.
    if (!socket.destroyed && !(error instanceof ProtocolError)) throw error;
  } finally {
    await turn?.abandon();
    socket.destroy();
  }
}
