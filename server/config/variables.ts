import { isIP } from 'node:net';
import { makeValidator } from 'envalid';
import { EMAIL_PATTERN } from '../../web/contract/licence-application.js';

/** A reason not to start that the operator can fix; printed as one line, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Validators of single environment variables. Their messages say what was expected. */

export const portNumber = makeValidator<number>((input) =>
  wholeNumber(input, { from: 1, to: 65_535 }),
);

/** An address of this machine; names would have to be looked up, and may have several. */
export const listenAddress = makeValidator<string>((input) => {
  if (isIP(input) !== 0) return input;
  throw new Error(`expected an address such as "127.0.0.1", "0.0.0.0" or "::", got "${input}"`);
});

export const positiveCount = makeValidator<number>((input) =>
  wholeNumber(input, { from: 1, to: 1_000_000 }),
);

export const count = makeValidator<number>((input) =>
  wholeNumber(input, { from: 0, to: 1_000_000 }),
);

/** A whole number from 1 to a bound that is not a matter of configuration. */
export const atMost = (to: number) =>
  makeValidator<number>((input) => wholeNumber(input, { from: 1, to }));

export const onOff = makeValidator<boolean>((input) => {
  if (input === 'on') return true;
  if (input === 'off') return false;
  throw new Error(`expected "on" or "off", got "${input}"`);
});

export const origin = makeValidator<string>(parseOrigin);

export const originList = makeValidator<readonly string[]>((input) =>
  input.split(',').map((each) => parseOrigin(each.trim())),
);

export const redisUrl = makeValidator<string>((input) => {
  const url = parseUrl(input);
  if (url && /^rediss?:$/.test(url.protocol)) return input;
  throw new Error('expected "redis://host:6379" or "rediss://user:password@host:6380"');
});

export const postgresUrl = makeValidator<string>((input) => {
  const url = parseUrl(input);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return input;
  throw new Error('expected "postgresql://user:password@host:5432/database"');
});

export const smtpUrl = makeValidator<string>((input) => {
  const url = parseUrl(input);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return input;
  throw new Error('expected "smtp://user:password@host:587" or "smtps://user:password@host:465"');
});

export const httpUrl = makeValidator<string>((input) => {
  const url = parseUrl(input);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error('expected an address such as "https://example.com/hook"');
});

/** https://www.standardwebhooks.com: 24 to 64 random bytes. */
export const webhookSecret = makeValidator<string>((input) => {
  const bytes = Buffer.from(input.replace(/^whsec_/, ''), 'base64').length;
  if (/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(input) && bytes >= 24 && bytes <= 64) return input;
  throw new Error('expected "whsec_" and 24 to 64 bytes in base64');
});

export const mailboxList = makeValidator<readonly string[]>((input) => {
  const mailboxes = input.split(',').map((mailbox) => mailbox.trim());
  if (mailboxes.every((mailbox) => EMAIL_PATTERN.test(mailbox))) return mailboxes;
  throw new Error('expected e-mail addresses separated by commas');
});

export const secret = makeValidator<string>((input) => {
  if (input.length >= 32) return input;
  throw new Error('expected at least 32 characters, for example from "openssl rand -hex 32"');
});

/** Express's `trust proxy`: number of proxies in front, or the networks they answer from. */
export const trustedProxies = makeValidator<number | readonly string[]>((input) => {
  if (/^\d+$/.test(input)) return wholeNumber(input, { from: 1, to: 16 });
  const networks = input.trim().split(/[\s,]+/);
  if (networks.every(isNetwork)) return networks;
  throw new Error(
    `expected a number of proxies, or addresses and CIDR networks separated by commas or blanks, got "${input}"` +
      (input === 'true' ? ' (it would let every client choose its own address)' : ''),
  );
});

function parseOrigin(input: string): string {
  const url = parseUrl(input);
  if (url && /^https?:$/.test(url.protocol) && url.origin === input.replace(/\/$/, '')) {
    return url.origin;
  }
  throw new Error(`expected an origin such as "https://www.example.com", got "${input}"`);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

function wholeNumber(input: string, { from, to }: { from: number; to: number }): number {
  const number = Number(input);
  if (/^\d+$/.test(input) && number >= from && number <= to) return number;
  throw new Error(`expected a whole number from ${from} to ${to}, got "${input}"`);
}

function parseUrl(input: string): URL | undefined {
  return URL.canParse(input) ? new URL(input) : undefined;
}
