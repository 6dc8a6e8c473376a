import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const ids = new WeakMap<ServerResponse, string>();

/** The `Request-Id` of an answer, made when first asked for; the same for whoever asks again. */
export function requestId(response: ServerResponse): string {
  let id = ids.get(response);
  if (id === undefined) {
    id = randomUUID();
    ids.set(response, id);
  }
  return id;
}
