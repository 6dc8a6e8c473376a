const GROWTH = 4;
const LONGEST_SECONDS = 12 * 3600;
/** Receivers that were away meet their messages spread out, not all at once. */
const JITTER = 0.2;
/** No attempt is put off for longer, whatever a receiver asks for. */
export const LONGEST_WAIT_SECONDS = 2 * LONGEST_SECONDS;

/**
 * Seconds before the next attempt: 5 s, 20 s, 80 s, … up to 12 hours, each a little longer by chance.
 * @param attempts how many have failed, at least 1.
 */
export function backOffSeconds(attempts: number, firstSeconds: number, random = Math.random) {
  const seconds = Math.min(firstSeconds * GROWTH ** (attempts - 1), LONGEST_SECONDS);
  return seconds * (1 + JITTER * random());
}
