export interface Counted {
  readonly hits: number;
  readonly expiresInMs: number;
}

/** Counts in windows of fixed length that begin with their first hit. */
export abstract class CounterStore {
  abstract add(key: string, hits: number, windowMs: number): Promise<Counted>;
}
