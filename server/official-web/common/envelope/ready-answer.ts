import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { preferredEncoding } from '../../../http/responses/accept-encoding.js';
import type { Encoded } from '../../../http/responses/make-resource.js';
import { compressQuickly } from '../../../http/compression/compress.js';

/** What changes with releases only; callers may keep it for a while. */
const CACHE = 'public, max-age=300';

/** An answer that all callers get, written and compressed once. */
export class ReadyAnswer {
  private constructor(
    private readonly type: string,
    private readonly encoded: Encoded,
    private readonly digest: string,
  ) {}

  static async of(type: string, content: string): Promise<ReadyAnswer> {
    const bytes = Buffer.from(content);
    const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
    return new ReadyAnswer(type, await compressQuickly(bytes), digest);
  }

  send(response: Response): void {
    const wanted = preferredEncoding(response.req.headers['accept-encoding']);
    const body = this.encoded[wanted];
    const encoding = body ? wanted : 'identity';
    response.vary('Accept-Encoding').set({
      'Cache-Control': CACHE,
      'Content-Type': this.type,
      ETag: `"${this.digest}-${encoding}"`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.send(body ?? this.encoded.identity);
  }
}
