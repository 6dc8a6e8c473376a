const DURATION_MS = 1200;

/** The number on the way to a value, as precise as the value itself; `progress` runs from 0 to 1. */
export function countedValue(value: number, progress: number): string {
  const digits = String(value).split('.')[1]?.length ?? 0;
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3;
  return (value * eased).toFixed(digits);
}

/**
 * Counts an element's text up to a value once, when it comes into view. Those who asked for less
 * motion see the value at once. Returns the function that ends it.
 */
export function countTo(element: HTMLElement | null, value: number): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!element || isStill || !('IntersectionObserver' in window)) return () => undefined;
  let frame = 0;
  const count = (): void => {
    const startedAt = performance.now();
    const step = (now: number): void => {
      const progress = (now - startedAt) / DURATION_MS;
      element.textContent = countedValue(value, progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    count();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    element.textContent = String(value);
  };
}
