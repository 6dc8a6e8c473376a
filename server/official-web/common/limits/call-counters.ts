import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Request } from 'express';
import { KEYED_HASH, type KeyedHash } from '../../../database/keyed-hash.js';
import { clientAddress, clientNetwork, SITE_MULTIPLE } from './client-address.js';
import { type Counted, CounterStore } from '../../../counters/counter-store.js';

export const MINUTE_MS = 60_000;

const ADDRESS_HASH = Symbol('hash of the client address');

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts of the throttler's limits, per client, in whichever store is configured. */
@Injectable()
export class CallCounters implements ThrottlerStorage {
  constructor(
    @Inject(CounterStore) private readonly store: CounterStore,
    @Inject(KEYED_HASH) private readonly hash: KeyedHash,
  ) {}

  /** Key of one client's count. Stores hold no readable address. */
  keyOf(limit: string, request: Request & { [ADDRESS_HASH]?: string }): string {
    // Several limits ask for each request.
    const hash = (request[ADDRESS_HASH] ??= this.hash('client-address', clientAddress(request)));
    return `${limit}:${hash}`;
  }

  /** Key of the count of all clients in its network; undefined where there is none. */
  networkKeyOf(limit: string, request: Request): string | undefined {
    const network = clientNetwork(request);
    return network && `${limit}-network:${this.hash('client-address', network)}`;
  }

  /** One call more. Times are in seconds, except `ttl`. */
  async increment(key: string, ttl: number, limit: number): Promise<Count> {
    const { hits, expiresInMs } = await this.store.add(key, 1, ttl);
    const seconds = Math.max(1, Math.ceil(expiresInMs / 1000));
    return {
      totalHits: hits,
      timeToExpire: seconds,
      isBlocked: hits > limit,
      timeToBlockExpire: seconds,
    };
  }

  /**
   * Lets a call count for more than one, or for none.
   * @returns the client's count, or its share of its network's, if that is more.
   */
  async charge(name: 'lookups' | 'guesses', request: Request, hits: number): Promise<Counted> {
    const networkKey = this.networkKeyOf(name, request);
    const [own, network] = await Promise.all([
      this.store.add(this.keyOf(name, request), hits, MINUTE_MS),
      networkKey === undefined ? undefined : this.store.add(networkKey, hits, MINUTE_MS),
    ]);
    if (!network || network.hits <= own.hits * SITE_MULTIPLE) return own;
    return { ...network, hits: Math.floor(network.hits / SITE_MULTIPLE) };
  }
}
