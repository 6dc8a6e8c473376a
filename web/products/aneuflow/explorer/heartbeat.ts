/** Seconds of a heartbeat; assumed. */
export const BEAT = 0.86;
/** Harmonics of a typical carotid flow over its mean, as in the site's figures; all crest in systole. */
const HARMONICS: readonly number[] = [0.3, 0.2, 0.12, 0.07];
const SYSTOLE = 0.16;

/** Flow over its mean, at a time in s. */
export function beatAt(time: number): number {
  return HARMONICS.reduce(
    (sum, amplitude, index) =>
      sum + amplitude * Math.cos(2 * Math.PI * (index + 1) * (time / BEAT - SYSTOLE)),
    1,
  );
}
