import { type Counted, CounterStore } from './counter-store.js';

/** More clients than this at once: the oldest counts are forgotten first. */
const MAX_KEYS = 100_000;

interface Window {
  hits: number;
  readonly endsAt: number;
}

/** Counts in this process alone: stands in while the shared store is away. */
export class MemoryCounterStore extends CounterStore {
  private readonly windows = new Map<string, Window>();

  add(key: string, hits: number, windowMs: number): Promise<Counted> {
    const now = performance.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      window = { hits: 0, endsAt: now + windowMs };
      this.windows.set(key, window);
      this.forgetOldest();
    }
    window.hits += hits;
    return Promise.resolve({ hits: window.hits, expiresInMs: window.endsAt - now });
  }

  private forgetOldest(): void {
    if (this.windows.size <= MAX_KEYS) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
