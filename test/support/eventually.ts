import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 20_000;
const POLL_MS = 50;

/** Waits until something holds; fails with its name when it does not in time. */
export async function eventually(
  name: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`In vain waited for: ${name}`);
    await sleep(POLL_MS);
  }
}
