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

/** The place of a text: there before the text is made, and the same one for as long as the process lives. */
export interface CacheSlot {
  readonly stored: Stored | undefined;
}

interface OwnSlot extends CacheSlot {
  stored: Stored | undefined;
  making: Promise<Stored> | undefined;
}

/** Texts that are made once, however many ask at the same time, and kept with all their answers. */
export abstract class ResponseCache<Key> {
  private readonly places = new Map<string, OwnSlot>();

  /** @param isKept false: every request makes its text anew, since sources change while developing. */
  constructor(
    private readonly headers: ResponseHeaders,
    private readonly isKept: boolean,
  ) {}

  protected abstract nameOf(key: Key): string;
  protected abstract make(key: Key): Promise<string>;
  protected abstract optionsOf(key: Key): CacheOptions;

  place(key: Key): CacheSlot {
    return this.ownPlace(key);
  }

  async get(key: Key): Promise<Resource> {
    return (await this.text(key)).resource;
  }

  async identity(key: Key): Promise<Buffer> {
    return (await this.text(key)).identity;
  }

  /** Puts the same text in smaller forms in the place of the first ones. */
  replace(key: Key, encoded: Encoded): void {
    this.ownPlace(key).stored = this.prepare(key, encoded);
  }

  private ownPlace(key: Key): OwnSlot {
    const name = this.nameOf(key);
    const known = this.places.get(name);
    if (known) return known;
    const place: OwnSlot = { stored: undefined, making: undefined };
    this.places.set(name, place);
    return place;
  }

  private async text(key: Key): Promise<Stored> {
    const place = this.ownPlace(key);
    const known = place.stored ?? place.making;
    if (known) return known;
    const making = this.first(key, place).finally(() => (place.making = undefined));
    if (this.isKept) place.making = making;
    return making;
  }

  private async first(key: Key, place: OwnSlot): Promise<Stored> {
    const text = await this.make(key);
    const stored = this.prepare(key, await compressQuickly(Buffer.from(text)));
    if (this.isKept) place.stored = stored;
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
