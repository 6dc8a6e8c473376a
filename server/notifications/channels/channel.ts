import type { NotificationChannel } from '../../database/generated/client.js';
import type { Window } from '../../counters/rate-counter.js';
import type { NotifiedSubmission } from '../../submissions/submission.js';

/** One way of telling somebody of a submission. */
export interface Channel {
  readonly name: NotificationChannel;
  /** What the receiver takes in a given time, over all instances. */
  readonly pace?: Window;
  /** How many messages it sends at once, where that is fewer than a worker takes. */
  readonly atOnce?: number;
  /**
   * Whom a message goes to, where a window of its own limits what one receiver gets; undefined
   * where there is nobody to send to.
   */
  readonly limited?: (submission: NotifiedSubmission) => LimitedReceiver | undefined;
  /** @throws DeliveryError when it did not arrive. */
  send(messageId: string, submission: NotifiedSubmission): Promise<void>;
  close?(): void;
}

export interface LimitedReceiver {
  /** Hashed: counters hold no personal data. */
  readonly subject: string;
  readonly window: Window;
}

/** Injection token of the configured channels. */
export const CHANNELS = Symbol('CHANNELS');
