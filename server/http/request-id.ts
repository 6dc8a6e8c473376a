import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const ID = Symbol('Request-Id');
/** A UUID of version 4 (RFC 9562); each x is a random hexadecimal digit. */
const SHAPE = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx';
const MADE_AT_ONCE = 512;

const made = { ids: '', next: 0 };

/** The `Request-Id` of an answer, made when first asked for; the same for whoever asks again. */
export function requestId(response: ServerResponse & { [ID]?: string }): string {
  return (response[ID] ??= newRequestId());
}

/**
 * Cut out of a text with many of them: `randomUUID` puts each together of twenty pieces, for Node to flatten them again as a header.
 */
export function newRequestId(): string {
  if (made.next === made.ids.length) Object.assign(made, { ids: manyIds(), next: 0 });
  return made.ids.slice(made.next, (made.next += SHAPE.length));
}

function manyIds(): string {
  const text = Buffer.from(SHAPE.repeat(MADE_AT_ONCE));
  const digits = Buffer.from(randomBytes(text.length / 2).toString('hex'));
  const anyDigit = 'x'.charCodeAt(0);
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === anyDigit) text[index] = digits[index]!;
  }
  return text.toString('latin1');
}
