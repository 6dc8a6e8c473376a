import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A text that is sent again and again, in every encoding that browsers ask for. */
export interface StoredBody {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etags: Readonly<Record<Encoding, string>>;
}

export async function storedBody(text: string): Promise<StoredBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bodies: { identity, br, gzip: gz },
    // Strong: each encoding is a representation of its own.
    etags: { identity: `"${digest}"`, br: `"${digest}-br"`, gzip: `"${digest}-gz"` },
  };
}
