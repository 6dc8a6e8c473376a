import { createTransport, type Transporter } from 'nodemailer';

/** Identifies a message over all attempts, so that mail systems can drop repetitions. */
export function mailMessageId(messageId: string, from: string): string {
  return `<${messageId}@${from.split('@').at(-1)}>`;
}

const CONNECTION_MS = 10_000;
const SOCKET_MS = 20_000;
/** How many mails each of the channels sends at once. */
export const MAILS_AT_ONCE = 2;
/** For both: a mail that waited for a connection would outlast its lease, and be sent twice. */
const MAX_CONNECTIONS = 2 * MAILS_AT_ONCE;

/** Every step has its limit: a silent mail server must not hold a message longer than its lease. */
export function mailTransport(url: string): Transporter {
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SOCKET_MS,
    // Nothing in a message names a file or an address to be read into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
