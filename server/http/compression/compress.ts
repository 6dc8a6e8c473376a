import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoded } from '../responses/make-resource.js';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The thread that compresses closely, one text after the other. */
export class CloseCompression {
  private readonly worker = new Worker(new URL('./compression-worker.js', import.meta.url));

  constructor() {
    // The process need not wait for it to end.
    this.worker.unref();
  }

  async compress(identity: Buffer): Promise<Encoded> {
    this.worker.postMessage(identity);
    const [compressed] = (await once(this.worker, 'message')) as [
      Record<'br' | 'gzip', Uint8Array>,
    ];
    return { identity, br: Buffer.from(compressed.br), gzip: Buffer.from(compressed.gzip) };
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Takes about as long as gzip, and is smaller. */
const QUICK_BROTLI = 4;
/** Pages are smaller than this window of 256 kB, which spares the encoder memory. */
const WINDOW_BITS = 18;

const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});

/** In a millisecond or two, while somebody waits. */
export async function compressQuickly(identity: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions(QUICK_BROTLI)),
    promisify(gzip)(identity),
  ]);
  return { identity, br, gzip: gz };
}

/** As small as it gets; blocks its thread for some hundred milliseconds. */
export function compressClosely(identity: Uint8Array): { br: Buffer; gzip: Buffer } {
  return {
    br: brotliCompressSync(identity, brotliOptions(constants.BROTLI_MAX_QUALITY)),
    gzip: gzipSync(identity, { level: constants.Z_BEST_COMPRESSION }),
  };
}
