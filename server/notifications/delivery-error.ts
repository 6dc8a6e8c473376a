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
