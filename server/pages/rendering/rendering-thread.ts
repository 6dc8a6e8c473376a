import { Worker } from 'node:worker_threads';
import type { SitePageContext } from '../../../web/app/page-context.js';

/** What the thread is asked. */
export interface Rendering {
  readonly id: number;
  readonly page: SitePageContext;
}
/** What it answers. */
export type Rendered =
  { readonly id: number; readonly html: string } | { readonly id: number; readonly error: unknown };

interface Waiting {
  readonly worker: Worker;
  readonly resolve: (html: string) => void;
  readonly reject: (reason: unknown) => void;
}

const SCRIPT = new URL('./rendering-worker.js', import.meta.url);
const IDLE_MS = 10_000;

/**
 * A thread that renders pages, there while it is needed. Visitors do not wait behind somebody
 * else's page; the memory that vike and React take goes with the thread; and vike's use of async
 * hooks, which makes every request of a process on Node 20 a third dearer, stays in it.
 */
export class RenderingThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  constructor(
    private readonly script = SCRIPT,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Begins to load the site before anybody asks. */
  start(): void {
    this.worker ??= this.open();
    this.restSoon();
  }

  /** @throws what a component threw, or why the thread ended */
  async render(page: SitePageContext): Promise<string> {
    const worker = (this.worker ??= this.open());
    clearTimeout(this.idle);
    this.lastId += 1;
    const id = this.lastId;
    try {
      return await new Promise<string>((resolve, reject) => {
        this.waiting.set(id, { worker, resolve, reject });
        worker.postMessage({ id, page } satisfies Rendering);
      });
    } finally {
      this.restSoon();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private open(): Worker {
    const worker = new Worker(this.script);
    // The process need not wait for it to end.
    worker.unref();
    worker.on('message', (rendered: Rendered) => this.settle(rendered));
    // One that threw has ended as well, which 'exit' tells.
    let reason = new Error('The rendering thread ended');
    worker.on('error', (error: Error) => (reason = error));
    worker.on('exit', () => this.lose(worker, reason));
    return worker;
  }

  private settle(rendered: Rendered): void {
    const waiting = this.waiting.get(rendered.id);
    this.waiting.delete(rendered.id);
    if ('html' in rendered) waiting?.resolve(rendered.html);
    else waiting?.reject(rendered.error);
  }

  /** The next request gets another thread. */
  private lose(worker: Worker, reason: Error): void {
    if (this.worker === worker) this.worker = undefined;
    for (const [id, waiting] of this.waiting) {
      if (waiting.worker !== worker) continue;
      this.waiting.delete(id);
      waiting.reject(reason);
    }
  }

  private restSoon(): void {
    clearTimeout(this.idle);
    if (this.waiting.size > 0) return;
    this.idle = setTimeout(() => void this.end(), this.idleMs);
    this.idle.unref();
  }
}
