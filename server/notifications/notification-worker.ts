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
import { Outbox } from './outbox/outbox.js';
import { OutboxClaims } from './outbox/outbox-claims.js';

/** Finds messages of other instances, and those whose next attempt has come. */
const POLL_MS = 2_000;
const BATCH = 10;
/** Time that messages under way get when the process is told to stop. */
const LAST_ROUND_MS = 4_000;

/**
 * Sends what stands in the outbox. It runs in every instance; each message is leased to one of
 * them. It starts at once after a commit of its own process, so that polling may be slow.
 */
@Injectable()
export class NotificationWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private timer: NodeJS.Timeout | undefined;
  private subscription: Subscription | undefined;
  private round: Promise<void> | undefined;
  private isAskedAgain = false;
  private isStopping = false;
  private isFailing = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly delivery: Delivery,
    @Inject(CHANNELS) private readonly channels: readonly Channel[],
  ) {}

  onApplicationBootstrap(): void {
    if (this.channels.length === 0) return;
    this.subscription = this.outbox.messages.subscribe(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  /** What is being sent is finished; the rest stays in the outbox. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    this.subscription?.unsubscribe();
    // Whatever takes longer keeps its lease and is tried again after it, by whoever runs then.
    await Promise.race([this.round, sleep(LAST_ROUND_MS, undefined, { ref: false })]);
    for (const channel of this.channels) channel.close?.();
  }

  private wake(): void {
    if (this.isStopping) return;
    if (this.round) {
      this.isAskedAgain = true;
      return;
    }
    this.round = this.sendAll().finally(() => {
      this.round = undefined;
      if (!this.isAskedAgain) return;
      this.isAskedAgain = false;
      this.wake();
    });
  }

  private async sendAll(): Promise<void> {
    const names = this.channels.map(({ name }) => name);
    try {
      while (!this.isStopping) {
        const claimed = await this.claims.claim(names, BATCH);
        if (claimed.length === 0) break;
        await settled(claimed.map((message) => this.delivery.deliver(message)));
      }
      if (this.isFailing) this.logger.log('The outbox can be read again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`The outbox cannot be read: ${String(error)}`);
      this.isFailing = true;
      // While the database is away, the next poll is soon enough.
      this.isAskedAgain = false;
    }
  }
}

/** Waits for all, then throws the first failure. */
async function settled(tasks: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
