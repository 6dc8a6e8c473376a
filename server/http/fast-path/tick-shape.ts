import { createHook } from 'node:async_hooks';

/** Ticks that stay for as long as the process lives. */
export const KEPT_TICKS: object[] = [];

/**
 * Keeps one of the objects in which Node holds what `process.nextTick` is given. While none of them
 * is alive, V8 forgets their shape when it clears up memory, takes the next ones for something new,
 * and from then on builds each by a call into its runtime: Node 20, 22 and 24 take six times as long
 * for a tick, for ever, and each request has several. Call it before anything else is loaded; later the
 * shape may be lost already.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') KEPT_TICKS.push(resource);
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
