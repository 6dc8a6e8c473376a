import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { type Envelope, SUCCESS_CODE } from '../../../web/contract/envelope.js';
import { preferredEncoding } from '../../http/responses/accept-encoding.js';
import type { Encoded } from '../../http/responses/make-resource.js';
import { compressQuickly } from '../../http/compression/compress.js';

/** Reference data changes with releases; callers may keep it for a while. */
const CACHE = 'public, max-age=300';

/** Reference data as the answer that all callers get, written and compressed once. */
export class ReadyList {
  private constructor(
    private readonly encoded: Encoded,
    private readonly digest: string,
  ) {}

  static async of<T>(data: readonly T[]): Promise<ReadyList> {
    const answer: Envelope<readonly T[]> = { errorCode: SUCCESS_CODE, errorMsg: '', data };
    const text = Buffer.from(JSON.stringify(answer));
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    return new ReadyList(await compressQuickly(text), digest);
  }

  send(response: Response): void {
    const wanted = preferredEncoding(response.req.headers['accept-encoding']);
    const body = this.encoded[wanted];
    const encoding = body ? wanted : 'identity';
    response.vary('Accept-Encoding').set({
      'Cache-Control': CACHE,
      'Content-Type': 'application/json; charset=utf-8',
      ETag: `"${this.digest}-${encoding}"`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    response.send(body ?? this.encoded.identity);
  }
}
