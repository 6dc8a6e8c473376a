import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { CHANNELS, type Channel } from './channels/channel.js';
import { Delivery } from './delivery.js';
import { Outbox, OutboxClaims } from './outbox.js';

/** Finds messages of other instances, and those whose next attempt has come. */
const POLL_MS = 2_000;
/** Whatever is claimed is sent at once: its lease counts from then on. */
const BATCH = 10;
/** Time that messages under way get when the process is told to stop. */
const LAST_ROUND_MS = 4_000;

/**
 * Sends what stands in the outbox. It runs in every instance; each message is leased to one of
 * them. It starts at once after a commit of its own process, so that polling may be slow. Each
 * channel has rounds of its own: a receiver that hangs holds up nobody else's messages.
 */
@Injectable()
export class NotificationWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private timer: NodeJS.Timeout | undefined;
  private subscription: Subscription | undefined;
  private readonly rounds = new Map<Channel, Promise<void>>();
  private readonly askedAgain = new Set<Channel>();
  private readonly failing = new Set<Channel>();
  private isStopping = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly delivery: Delivery,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  onApplicationBootstrap(): void {
    if (this.channels.length === 0) return;
    // Not in the context of the request that wrote a message: its lines would name that one for all.
    const wake = AsyncResource.bind(() => this.wakeAll());
    this.subscription = this.outbox.messages.subscribe(wake);
    this.timer = setInterval(() => this.wakeAll(), POLL_MS).unref();
    this.wakeAll();
  }

  /** What is being sent is finished; the rest stays in the outbox. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.subscription?.unsubscribe();
    // Whatever takes longer keeps its lease and is tried again after it, by whoever runs then.
    const underWay = Promise.all(this.rounds.values());
    await Promise.race([underWay, sleep(LAST_ROUND_MS, undefined, { ref: false })]);
    for (const channel of this.channels) channel.close?.();
  }

  private wakeAll(): void {
    for (const channel of this.channels) this.wake(channel);
  }

  private wake(channel: Channel): void {
    if (this.isStopping) return;
    if (this.rounds.has(channel)) {
      this.askedAgain.add(channel);
      return;
    }
    const round = this.sendAll(channel).finally(() => {
      this.rounds.delete(channel);
      if (this.askedAgain.delete(channel)) this.wake(channel);
    });
    this.rounds.set(channel, round);
  }

  private async sendAll(channel: Channel): Promise<void> {
    try {
      while (!this.isStopping) {
        const claimed = await this.claims.claim(channel.name, channel.atOnce ?? BATCH);
        if (claimed.length === 0) break;
        const outcomes = await settled(claimed.map((message) => this.delivery.deliver(message)));
        // Its pace puts off all that waits behind these as well; the next poll asks again.
        if (outcomes.includes('postponed')) break;
      }
      // Told once for all of them, as is the failure.
      if (this.failing.delete(channel) && this.failing.size === 0) {
        this.logger.log('The outbox can be read again');
      }
    } catch (error) {
      if (this.failing.size === 0) {
        this.logger.warn(`The outbox cannot be read: ${String(error)}`);
      }
      this.failing.add(channel);
      // While the database is away, the next poll is soon enough.
      this.askedAgain.delete(channel);
    }
  }
}

/** Waits for all, then throws the first failure. */
async function settled<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}
