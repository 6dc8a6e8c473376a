import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Encoded } from '../responses/make-resource.js';

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
