const KEY_BYTES = 16;

/**
 * Keys of submissions: the same for the same body, so that sending it again after a lost answer
 * makes no second row, and a new one for whatever was changed.
 */
export class IdempotencyKeys {
  private body: string | undefined;
  private key = '';

  keyOf(values: Readonly<Record<string, string>>): string {
    const body = JSON.stringify(values);
    if (body !== this.body) {
      this.body = body;
      this.key = randomKey();
    }
    return this.key;
  }
}

/** Not `crypto.randomUUID`, which browsers withhold from pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
