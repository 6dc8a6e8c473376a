import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LENGTH = '\r\nContent-Length: ';

/**
 * A connection that is kept alive and sends one request after the other. It reads no more of an
 * answer than its status and length, so that measuring costs less than what is measured.
 */
export class Connection {
  private readonly socket: Socket;
  private head: Buffer | undefined;
  private missing = 0;
  private status = 0;
  private done: ((status: number) => void) | undefined;

  constructor(
    port: number,
    private readonly fail: (error: Error) => void,
  ) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('error', fail);
    this.socket.on('close', () => {
      if (this.done) fail(new Error('The connection was closed before the answer'));
    });
  }

  send(request: string | Buffer, done: (status: number) => void): void {
    this.done = done;
    this.socket.write(request);
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    if (this.missing > 0) this.missing -= chunk.length;
    else if (!this.readHead(chunk)) return;
    if (this.missing < 0) this.fail(new Error('More came than was announced'));
    if (this.missing !== 0) return;
    const { done } = this;
    this.done = undefined;
    done?.(this.status);
  }

  private readHead(chunk: Buffer): boolean {
    const head = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    const end = head.indexOf(HEAD_END);
    this.head = end === -1 ? head : undefined;
    if (end === -1) return false;
    this.status = Number(head.toString('latin1', 9, 12));
    const length = head.indexOf(LENGTH);
    const value = length === -1 || length > end ? '0' : digits(head, length + LENGTH.length);
    this.missing = Number(value) - (head.length - end - HEAD_END.length);
    return true;
  }
}

function digits(head: Buffer, start: number): string {
  return head.toString('latin1', start, head.indexOf('\r', start));
}
