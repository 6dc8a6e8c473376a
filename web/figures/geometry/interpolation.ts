export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}
export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
