import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { MessageReader, openingOf, ProtocolError, typeOf } from './messages.js';
import { PreparedStatements } from './prepared-statements.js';
import type { Session, Turn } from './session.js';

/** A client that leaves a transaction open holds up everybody: after this time it is cut off. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Serves the session to PostgreSQL clients on a Unix socket. */
export class WireServer {
  private readonly sockets = new Set<Socket>();
  private readonly conversations = new Set<Promise<void>>();
  private readonly server: Server;
  private clients = 0;

  constructor(session: Session, maxConnections: number) {
    this.server = createServer((socket) => {
      this.clients += 1;
      const conversation = converse(socket, session, new PreparedStatements(this.clients));
      this.sockets.add(socket);
      this.conversations.add(conversation);
      void conversation.finally(() => {
        this.sockets.delete(socket);
        this.conversations.delete(conversation);
      });
    });
    this.server.maxConnections = maxConnections;
  }

  async listen(path: string): Promise<void> {
    this.server.listen(path);
    await once(this.server, 'listening');
  }

  /** The session is nobody's any more when this ends. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await Promise.all([closed, ...this.conversations]);
  }
}

async function converse(
  socket: Socket,
  session: Session,
  prepared: PreparedStatements,
): Promise<void> {
  const reader = new MessageReader();
  let started = false;
  let turn: Turn | undefined;
  const answer = (data: Uint8Array) => {
    if (socket.writable) socket.write(data);
  };
  const pass = async (messages: readonly Buffer[]) => {
    if (messages.length === 0) return;
    socket.setTimeout(0);
    const owned = messages.map((message) => prepared.own(message));
    turn ??= await session.turn(socket);
    if (await turn.pass(owned, answer)) turn = undefined;
  };
  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());

  try {
    for await (const chunk of socket) {
      reader.push(chunk as Buffer);
      for (let message; !started && (message = reader.next(false));) {
        const opening = openingOf(message);
        // There is neither encryption on a Unix socket nor anything that runs long enough to cancel.
        if (opening === 'encryption') answer(Buffer.from('N'));
        if (opening === 'cancel') return;
        if (opening !== 'startup') continue;
        started = true;
        await pass([message]);
      }
      const messages = started ? reader.all() : [];
      const end = messages.findIndex((message) => typeOf(message) === 'X');
      if (end >= 0) return await pass(messages.slice(0, end));
      await pass(messages);
      socket.setTimeout(turn ? IDLE_IN_TRANSACTION_MS : 0);
    }
  } catch (error) {
    // Clients that vanish or talk nonsense are cut off; a failure of the database ends the thread.
    if (!socket.destroyed && !(error instanceof ProtocolError)) throw error;
  } finally {
    const closing = prepared.closing();
    if (closing) turn ??= await session.turn(socket);
    await turn?.abandon(closing);
    socket.destroy();
  }
}
