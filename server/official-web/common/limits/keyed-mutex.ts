/** Runs what shares a key one after the other, in the order in which it came. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work);
    // What fails fails for its own caller; the next one goes on.
    const end: Promise<void> = turn
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (this.last.get(key) === end) this.last.delete(key);
      });
    this.last.set(key, end);
    return turn;
  }
}
