import { DeliveryError } from '../delivery-error.js';
import type { PostAnswer } from './json-poster.js';

/** Chat services count minutes: by then the last one is over. */
const TOO_MANY_SECONDS = 60;

/**
 * Chat services answer 200 and report failures by a code in the body.
 * @throws DeliveryError unless the code is 0.
 */
export function checkChatWebhookAnswer(
  { status, body, retryAfterSeconds }: PostAnswer,
  codeField: 'errcode' | 'code',
  tooMany: readonly number[],
): void {
  if (status !== 200) throw new DeliveryError(`HTTP ${status}`, { retryAfterSeconds });
  const code = codeOf(body, codeField);
  if (code === 0) return;
  throw new DeliveryError(`${codeField} ${code ?? 'missing'}`, {
    retryAfterSeconds: code !== undefined && tooMany.includes(code) ? TOO_MANY_SECONDS : undefined,
  });
}

function codeOf(body: string, field: string): number | undefined {
  try {
    const code = (JSON.parse(body) as Record<string, unknown> | null)?.[field];
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}
