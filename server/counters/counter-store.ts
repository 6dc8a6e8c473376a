import { Logger, type OnApplicationShutdown } from '@nestjs/common';

export interface Counted {
  readonly hits: number;
  readonly expiresInMs: number;
}

/** Counts in windows of fixed length that begin with their first hit. */
export abstract class CounterStore {
  abstract add(key: string, hits: number, windowMs: number): Promise<Counted>;
}

/** While the shared store is away, one call in this time asks whether it is back; all others go on at once. */
const ASK_AGAIN_MS = 1_000;

type Shared = CounterStore & Partial<OnApplicationShutdown>;

/**
 * The shared store, and this process's memory while the shared one is away: limits then hold per
 * process, and calls are answered.
 */
export class ResilientCounterStore extends CounterStore implements OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private readonly fallback = new MemoryCounterStore();
  private isAway = false;
  private askAgainAt = 0;

  constructor(
    private readonly name: string,
    private readonly shared: Shared,
    /** Whether an error tells that the store cannot be used; any other one is a fault of ours. */
    private readonly tellsOutage: (error: unknown) => boolean,
  ) {
    super();
  }

  async add(key: string, hits: number, windowMs: number): Promise<Counted> {
    if (this.isAway) {
      const now = performance.now();
      if (now < this.askAgainAt) return this.fallback.add(key, hits, windowMs);
      this.askAgainAt = now + ASK_AGAIN_MS;
    }
    try {
      const counted = await this.shared.add(key, hits, windowMs);
      if (this.isAway) this.logger.log(`${this.name} counts again`);
      this.isAway = false;
      return counted;
    } catch (error) {
      if (!this.tellsOutage(error)) throw error;
      if (!this.isAway) {
        this.logger.warn(`${this.name} is away, this process counts alone: ${String(error)}`);
      }
      this.isAway = true;
      this.askAgainAt = performance.now() + ASK_AGAIN_MS;
      return this.fallback.add(key, hits, windowMs);
    }
  }

  onApplicationShutdown(): void {
    this.shared.onApplicationShutdown?.();
  }
}

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
