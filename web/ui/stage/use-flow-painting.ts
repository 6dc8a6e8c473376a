import { type RefObject, useEffect, useRef } from 'react';

/** Where frames of a flow come from. */
export interface FrameSource<Frame> {
  readonly latest: () => Frame | undefined;
  /** Calls for each new frame until the function that it returns is called. */
  readonly subscribe: (listener: (frame: Frame) => void) => () => void;
  readonly push: (frame: Frame) => void;
}

export function frameSource<Frame>(): FrameSource<Frame> {
  const listeners = new Set<(frame: Frame) => void>();
  let latest: Frame | undefined;
  return {
    latest: () => latest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(frame) {
      latest = frame;
      for (const listener of listeners) listener(frame);
    },
  };
}

export interface FramePainter<Frame> {
  /** Takes the size that the canvas has in the layout. */
  readonly fit: () => void;
  /** Returns whether a still picture shows it: those on the way to a settled flow are left out. */
  readonly take: (frame: Frame) => boolean;
  /** Draws out the tails of particles for a still picture. */
  readonly drift: () => void;
  /** Goes on by some seconds of the visitor's time, and paints. */
  readonly paint: (seconds: number) => void;
}

/** s: after a pause the picture goes on where it was. */
const LONGEST_STEP = 0.05;

/**
 * Paints each frame as it comes, and on every frame of the screen while the picture may move.
 * @param begin stays the same function as long as the same painter will do
 */
export function useFlowPainting<Frame>(
  canvas: RefObject<HTMLCanvasElement | null>,
  source: FrameSource<Frame>,
  isMoving: boolean,
  begin: (canvas: HTMLCanvasElement) => FramePainter<Frame>,
): void {
  const current = useRef<FramePainter<Frame>>(undefined);
  const isFresh = useRef(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const painter = begin(element);
    current.current = painter;
    painter.fit();
    const latest = source.latest();
    if (latest) painter.take(latest);
    isFresh.current = true;
    const observer = new ResizeObserver(() => {
      painter.fit();
      painter.paint(0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, source, begin]);
  useEffect(() => {
    const painter = current.current;
    if (!painter) return undefined;
    let request = 0;
    let last: number | undefined;
    const step = (now: number): void => {
      painter.paint(Math.min(LONGEST_STEP, (now - (last ?? now)) / 1000));
      last = now;
      request = requestAnimationFrame(step);
    };
    const unsubscribe = source.subscribe((frame) => {
      const isShown = painter.take(frame);
      if (isMoving || !isShown) return;
      painter.drift();
      painter.paint(0);
    });
    if (isMoving) request = requestAnimationFrame(step);
    else {
      // Tails grow where the picture moves, and stay where the visitor has stopped it.
      if (isFresh.current) painter.drift();
      painter.paint(0);
    }
    isFresh.current = false;
    return () => {
      cancelAnimationFrame(request);
      unsubscribe();
    };
  }, [source, isMoving, begin]);
}
