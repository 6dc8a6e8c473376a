const KEY_BYTES = 16;

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeyedBody {
  readonly body: string;
  readonly key: string;
}

/**
 * Keys of submissions: the same for the same body, so that sending it again after a lost answer, a
 * reload or the way back makes no second row, and a new one for whatever was changed.
 */
export class IdempotencyKeys {
  private last: KeyedBody | undefined;

  /** `name` is that of the entry in the store, one for each call. */
  constructor(
    private readonly name: string,
    private readonly store: () => KeyStore,
  ) {}

  keyOf(values: Readonly<Record<string, string>>): string {
    const body = JSON.stringify(values);
    if (this.last?.body !== body) {
      this.last = this.stored(body) ?? { body, key: randomKey() };
    }
    const entry = JSON.stringify(this.last);
    this.attempt((store) => store.setItem(this.name, entry));
    return this.last.key;
  }

  /** Leaves nothing in the store, once the answer has been shown. */
  forget(): void {
    this.attempt((store) => store.removeItem(this.name));
  }

  private stored(body: string): KeyedBody | undefined {
    try {
      const entry = JSON.parse(this.store().getItem(this.name) ?? '') as KeyedBody;
      return entry.body === body ? entry : undefined;
    } catch {
      return undefined;
    }
  }

  private attempt(write: (store: KeyStore) => void): void {
    try {
      write(this.store());
    } catch {
      // Storage may be full or denied: the key then lasts as long as the page.
    }
  }
}

/** Not `crypto.randomUUID`, which browsers withhold from pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
