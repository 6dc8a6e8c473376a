import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const NAMES = [
  'host',
  'range',
  'if-range',
  'if-none-match',
  'accept-encoding',
  'x-forwarded-host',
] as const;
type Name = (typeof NAMES)[number];

/** The headers that decide which answer about a page or file a request gets. */
export type DecidingHeaders = {
  readonly [Key in Name]?: IncomingHttpHeaders[Key] | undefined;
};

/** A name as it is compared, and as browsers write it. */
interface Spelling {
  readonly name: Name;
  readonly usual: string;
}

/** By length, for no two are equally long: of nearly all other names nothing else is looked at. */
const SPELLINGS: readonly (Spelling | undefined)[] = spellings();

/** Entries of names and values; far more than browsers send. Of very many Node leaves some out. */
const MOST_ENTRIES = 200;

/**
 * Reads these headers and no others. The object that Node makes of all that a browser sends, when
 * `headers` is first asked for, costs several times what finding the answer does.
 */
export function decidingHeaders(request: IncomingMessage): DecidingHeaders {
  const { rawHeaders } = request;
  if (rawHeaders.length > MOST_ENTRIES) return request.headers;
  const found: Partial<Record<Name, string>> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index]!;
    const spelling = SPELLINGS[sent.length];
    if (spelling === undefined) continue;
    const { name, usual } = spelling;
    if (sent !== usual && sent.toLowerCase() !== name) continue;
    // Of those that are sent twice some are joined, of others the first one counts: Node knows.
    if (found[name] !== undefined) return request.headers;
    found[name] = rawHeaders[index + 1]!;
  }
  return found;
}

function spellings(): (Spelling | undefined)[] {
  const longest = Math.max(...NAMES.map((name) => name.length));
  return Array.from({ length: longest + 1 }, (_, length) => {
    const name = NAMES.find((each) => each.length === length);
    return name && { name, usual: name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) };
  });
}
