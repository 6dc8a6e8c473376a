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

/**
 * A message that did not arrive. The kind is stored and shown to staff, so it is made here and
 * never taken from what a receiver answered: that may repeat the address it was sent to.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    readonly kind: string,
    readonly details: {
      /** Trying again would change nothing. */
      readonly isFinal?: boolean;
      /** Final, and nothing that staff could mend: nobody is where the message was to go. */
      readonly isUnreachable?: boolean;
      readonly retryAfterSeconds?: number | undefined;
    } = {},
  ) {
    super(kind);
  }
}

/** Kind of whatever a connection or a library threw. */
export function failureKind(error: unknown): string {
  if (error instanceof DeliveryError) return error.kind;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`;
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : 'Error';
}
