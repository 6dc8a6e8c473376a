import type { StoredFile } from '../static-files/stored-file.js';
import type { ByteRange } from './byte-range.js';

/** Bytes in memory, or part of a file that is too large to be kept there. */
export type Body = Buffer | { readonly file: StoredFile; readonly range: ByteRange };

/** An answer as it goes out, but for its `Request-Id`. */
export interface PreparedResponse {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them; the last is the `Request-Id`, for each request anew. */
  readonly headers: string[];
  readonly body?: Body;
}
