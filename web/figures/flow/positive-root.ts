/**
 * The root of square·x² + linear·x = value, such as the flow at which friction and turbulence take a pressure, in
 * the form that keeps its digits for small squares. Neither is negative, and the value is not.
 */
export function positiveRoot(square: number, linear: number, value: number): number {
  return (2 * value) / (linear + Math.sqrt(linear * linear + 4 * square * value));
}
