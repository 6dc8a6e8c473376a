import type { ResponseHeaders } from '../responses/response-headers.js';
import {
  type Content,
  contentOf,
  type Encoded,
  makeResource,
  type CacheOptions,
} from '../responses/make-resource.js';
import type { Resource } from '../responses/resource.js';
import { compressQuickly } from '../compression/compress.js';

interface Stored {
  readonly resource: Resource;
  readonly identity: Buffer;
}

/** Where a text is cached: there before the text is made, and the same one for as long as the process lives. */
export interface CacheSlot {
  readonly stored: Stored | undefined;
}

interface OwnSlot extends CacheSlot {
  stored: Stored | undefined;
  making: Promise<Stored> | undefined;
}

/** Texts that are rendered once, however many ask at the same time, and cached with all their responses. */
export abstract class ResponseCache<Key> {
  private readonly slots = new Map<string, OwnSlot>();

  /** @param isCached false: every request makes its text anew, since sources change while developing. */
  constructor(
    private readonly headers: ResponseHeaders,
    private readonly isCached: boolean,
  ) {}

  protected abstract nameOf(key: Key): string;
  protected abstract make(key: Key): Promise<string>;
  protected abstract optionsOf(key: Key): CacheOptions;

  slot(key: Key): CacheSlot {
    return this.ownSlot(key);
  }

  async get(key: Key): Promise<Resource> {
    return (await this.text(key)).resource;
  }

  async identity(key: Key): Promise<Buffer> {
    return (await this.text(key)).identity;
  }

  /** Puts the same text in smaller forms in place of the first ones. */
  replace(key: Key, encoded: Encoded): void {
    this.ownSlot(key).stored = this.prepare(key, encoded);
  }

  private ownSlot(key: Key): OwnSlot {
    const name = this.nameOf(key);
    const known = this.slots.get(name);
    if (known) return known;
    const slot: OwnSlot = { stored: undefined, making: undefined };
    this.slots.set(name, slot);
    return slot;
  }

  private async text(key: Key): Promise<Stored> {
    const slot = this.ownSlot(key);
    const known = slot.stored ?? slot.making;
    if (known) return known;
    const making = this.first(key, slot).finally(() => (slot.making = undefined));
    if (this.isCached) slot.making = making;
    return making;
  }

  private async first(key: Key, slot: OwnSlot): Promise<Stored> {
    const text = await this.make(key);
    const stored = this.prepare(key, await compressQuickly(Buffer.from(text)));
    if (this.isCached) slot.stored = stored;
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
    return { resource: makeResource(this.headers, encoded, this.optionsOf(key)), identity };
  }
}
