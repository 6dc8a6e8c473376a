import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const ID = Symbol('Request-Id');

/** The `Request-Id` of an answer, made when first asked for; the same for whoever asks again. */
export function requestId(response: ServerResponse & { [ID]?: string }): string {
  return (response[ID] ??= randomUUID());
}
