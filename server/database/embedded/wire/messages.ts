/**
 * As much of PostgreSQL's wire protocol as it takes to know where a conversation stands.
 * https://www.postgresql.org/docs/17/protocol-message-formats.html
 */

const LENGTH_BYTES = 4;
/** After the type and the length. */
const FIRST_FIELD = 1 + LENGTH_BYTES;
const SSL_REQUEST_CODE = 80877103;
const GSS_REQUEST_CODE = 80877104;
const CANCEL_REQUEST_CODE = 80877102;

export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/** What a client's first messages, which carry no type, ask for. */
export type Opening = 'encryption' | 'cancel' | 'startup';

export function openingOf(message: Buffer): Opening {
  const code = message.readInt32BE(LENGTH_BYTES);
  if (code === SSL_REQUEST_CODE || code === GSS_REQUEST_CODE) return 'encryption';
  return code === CANCEL_REQUEST_CODE ? 'cancel' : 'startup';
}

/** First byte of a client's message after the opening. */
export function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0]!);
}

/** A simple query. */
export function query(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(1 + LENGTH_BYTES + text.length);
  message.write('Q');
  message.writeInt32BE(LENGTH_BYTES + text.length, 1);
  text.copy(message, 1 + LENGTH_BYTES);
  return message;
}

/** The same message with another statement in place of its own. */
export function withSql(message: Buffer, sql: string): Buffer {
  if (typeOf(message) === 'Q') return query(sql);
  const name = message.subarray(FIRST_FIELD, endOfText(message, FIRST_FIELD) + 1);
  const head = Buffer.concat([message.subarray(0, FIRST_FIELD), name]);
  return withInserted(Buffer.concat([head, Buffer.alloc(3)]), head.length, sql);
}

/** Gives up a prepared statement; there need not be one of this name. */
export function closeStatement(name: string): Buffer {
  return withInserted(Buffer.from('C\0\0\0\x06S\0', 'latin1'), FIRST_FIELD + 1, name);
}

/**
 * Where the name of a prepared statement stands in a message that has one, be it the empty one.
 * @throws ProtocolError
 */
export function statementNameAt(message: Buffer): number | undefined {
  switch (typeOf(message)) {
    case 'P':
      return FIRST_FIELD;
    case 'B':
      return endOfText(message, FIRST_FIELD) + 1;
    case 'C':
    case 'D':
      return message[FIRST_FIELD] === 'S'.charCodeAt(0) ? FIRST_FIELD + 1 : undefined;
    default:
      return undefined;
  }
}

/** A message with more text in it. */
export function withInserted(message: Buffer, at: number, text: string): Buffer {
  const longer = Buffer.concat([
    message.subarray(0, at),
    Buffer.from(text, 'latin1'),
    message.subarray(at),
  ]);
  longer.writeInt32BE(longer.length - 1, 1);
  return longer;
}

/** Texts end with a zero. */
function endOfText(message: Buffer, from: number): number {
  const end = message.indexOf(0, from);
  if (end === -1) throw new ProtocolError('a text does not end');
  return end;
}

/** A client that does not speak the protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** Cuts a client's stream into whole messages. */
export class MessageReader {
  private rest: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk]);
  }

  /**
   * The next whole message; undefined until more of it has come.
   * @throws ProtocolError
   */
  next(typed: boolean): Buffer | undefined {
    const start = typed ? 1 : 0;
    if (this.rest.length < start + LENGTH_BYTES) return undefined;
    const length = start + this.rest.readInt32BE(start);
    if (length < start + LENGTH_BYTES)
      throw new ProtocolError('a message is shorter than its header');
    if (this.rest.length < length) return undefined;
    const message = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return message;
  }

  /**
   * All whole messages that are there.
   * @throws ProtocolError
   */
  all(): Buffer[] {
    const messages: Buffer[] = [];
    for (let message; (message = this.next(true));) messages.push(message);
    return messages;
  }
}

/** Idle, in a transaction, in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E';

const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
/** Length of the message that says so. */
export const READY_BYTES = READY.length + 1;

/**
 * Status that the server's answer ends with; undefined while it has more to say. No other message that an
 * answer can end with has these bytes at its end.
 */
export function readyStatus(answer: Buffer): TransactionStatus | undefined {
  const message = answer.subarray(-READY_BYTES);
  if (!message.subarray(0, -1).equals(READY)) return undefined;
  return message.toString('latin1', READY.length) as TransactionStatus;
}
