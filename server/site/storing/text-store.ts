import type { AnswerHeaders } from '../answers/answer-headers.js';
import {
  type Content,
  contentOf,
  type Encoded,
  makeResource,
  type Manner,
} from '../answers/make-resource.js';
import type { Resource } from '../answers/resource.js';
import { compressQuickly } from './compress.js';

interface Stored {
  readonly resource: Resource;
  readonly identity: Buffer;
}

/** Texts that are made once, however many ask at the same time, and kept with all their answers. */
export abstract class TextStore<Key> {
  private readonly stored = new Map<string, Stored>();
  private readonly making = new Map<string, Promise<Stored>>();

  /** @param isKept false: every request makes its text anew, since sources change while developing. */
  constructor(
    private readonly headers: AnswerHeaders,
    private readonly isKept: boolean,
  ) {}

  protected abstract nameOf(key: Key): string;
  protected abstract make(key: Key): Promise<string>;
  protected abstract mannerOf(key: Key): Manner;

  /** What is there already. */
  peek(key: Key): Resource | undefined {
    return this.stored.get(this.nameOf(key))?.resource;
  }

  async get(key: Key): Promise<Resource> {
    return (await this.entry(key)).resource;
  }

  async identity(key: Key): Promise<Buffer> {
    return (await this.entry(key)).identity;
  }

  /** Puts the same text in smaller forms in the place of the first ones. */
  replace(key: Key, encoded: Encoded): void {
    this.stored.set(this.nameOf(key), this.prepare(key, encoded));
  }

  private async entry(key: Key): Promise<Stored> {
    const name = this.nameOf(key);
    const known = this.stored.get(name) ?? this.making.get(name);
    if (known) return known;
    const making = this.first(key).finally(() => this.making.delete(name));
    if (this.isKept) this.making.set(name, making);
    return making;
  }

  private async first(key: Key): Promise<Stored> {
    const text = await this.make(key);
    const stored = this.prepare(key, await compressQuickly(Buffer.from(text)));
    if (this.isKept) this.stored.set(this.nameOf(key), stored);
    return stored;
  }

  private prepare(key: Key, { identity, ...compressed }: Encoded): Stored {
    const contents = Object.entries(compressed).map(
      ([name, bytes]) => [name, contentOf(bytes)] as const,
    );
    const encoded: Encoded<Content> = {
      identity: contentOf(identity),
      ...Object.fromEntries(contents),
    };
    return { resource: makeResource(this.headers, encoded, this.mannerOf(key)), identity };
  }
}
