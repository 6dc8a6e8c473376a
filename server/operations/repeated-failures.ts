const TELL_AGAIN_MS = 60_000;
/** More kinds than this at once: the oldest are forgotten first. */
const MOST_KINDS = 200;

interface Told {
  readonly at: number;
  /** How many came since, and were not told of. */
  untold: number;
}

/**
 * Decides which failures are told of: the first of its kind at once, then one a minute. While a
 * database is away every call fails alike, and a line for each would fill the disk.
 */
export class RepeatedFailures {
  private readonly told = new Map<string, Told>();

  /**
   * @param now milliseconds of a clock that never goes back.
   * @returns how many of the kind came since one was told of, where this one is to be told of.
   */
  tell(kind: string, now = performance.now()): number | undefined {
    const last = this.told.get(kind);
    if (last && now - last.at < TELL_AGAIN_MS) {
      last.untold += 1;
      return undefined;
    }
    this.told.delete(kind);
    this.told.set(kind, { at: now, untold: 0 });
    this.forgetOldest();
    return last?.untold ?? 0;
  }

  private forgetOldest(): void {
    if (this.told.size <= MOST_KINDS) return;
    const [oldest] = this.told.keys();
    if (oldest !== undefined) this.told.delete(oldest);
  }
}
