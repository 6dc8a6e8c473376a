/** Encodings that texts are stored in, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send very few different headers; unknown ones are parsed anew each time. */
const MAX_KNOWN = 100;
const known = new Map<string, Encoding>();

/**
 * The encoding a client likes best, by RFC 9110: its weights first, then the smaller one. Where it
 * takes none, it gets the text as it is.
 */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  const seen = known.get(text);
  if (seen) return seen;
  const encoding = negotiate(text);
  if (known.size < MAX_KNOWN) known.set(text, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (coding !== '') weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight(parameters));
  }
  const any = weights.get('*') ?? 0;
  const best = { encoding: 'identity' as Encoding, weight: 0 };
  for (const encoding of ENCODINGS) {
    // Not to name it means not to mind it, as the last resort.
    const unnamed = encoding === 'identity' && !weights.has('*') ? Number.MIN_VALUE : any;
    const wanted = weights.get(encoding) ?? unnamed;
    if (wanted > best.weight) Object.assign(best, { encoding, weight: wanted });
  }
  return best.encoding;
}

function weight(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  if (q === undefined) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
