/**
 * Indicator at the sensor over time: a gamma variate whose mean is the mean transit time.
 * @param shape larger is narrower
 */
export function indicator(time: number, mean: number, shape = 5): number {
  const rate = shape / mean;
  const peak = (shape - 1) / rate;
  return time <= 0 ? 0 : ((time / peak) * Math.exp(1 - time / peak)) ** (shape - 1);
}
