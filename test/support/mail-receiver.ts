import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  /** Empty where answers go to the sender. */
  readonly replyTo: string;
  /** Headers and body as they came, decoded from base64 or quoted-printable where needed. */
  readonly text: string;
}

export interface MailReceiver {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      // As a real one does: the answer repeats the address, which must not find its way anywhere.
      if (address.startsWith('unknown-')) callback(new Error(`No such mailbox ${address}`));
      else if (address.startsWith('greylisted-')) callback(later(`Not yet ${address}`));
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(
          parse(
            Buffer.concat(chunks).toString(),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const later = (words: string) => Object.assign(new Error(words), { responseCode: 450 });

function parse(source: string, to: readonly string[]): ReceivedMail {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = source.slice(end + 4);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    to,
    messageId: header('Message-ID'),
    subject: words(header('Subject')),
    replyTo: header('Reply-To'),
    text: decoded(body, header('Content-Transfer-Encoding')),
  };
}

/** RFC 2047. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString()
        : decoded(value.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
