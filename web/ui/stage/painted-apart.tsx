import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { LabelSize } from '../../figures/figure.js';
import type { PictureSize } from '../../figures/render/mesh.js';
import type { PaintReply, PaintRequest } from './paint-on-request.js';
import styles from './stage.module.css';

/** While the visitor moves something, and when it rests. */
const QUICK = { wide: { width: 400, height: 300 }, narrow: { width: 280, height: 210 } } as const;
const FINE = { width: 800, height: 600 } as const;
/** ms without a change after which it rests. */
const REST = 160;

interface PaintedApartProps<Scene, Message> {
  readonly size: LabelSize;
  /** Its one size, where the worker is as fast as a hand moves. */
  readonly raster?: PictureSize;
  /** A new object whenever the picture changes. */
  readonly scene: Scene;
  /** What the worker must know of it; stays the same function, as `begin` does. */
  readonly messageOf: (scene: Scene) => Message;
  readonly begin: () => Worker;
  /** What is drawn over the raster of a scene, in the frame that shows it. */
  readonly children: (scene: Scene) => ReactNode;
}

/**
 * A raster over the whole stage that would keep the page's thread from answering: a worker paints it, coarse
 * while the visitor moves something, then fine, unless it has one size. Until the first one is there, the
 * poster shows the same.
 */
export function PaintedApart<Scene, Message>({
  size,
  raster,
  scene,
  messageOf,
  begin,
  children,
}: PaintedApartProps<Scene, Message>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<PaintReply & { readonly scene: Scene }>();
  const ask = useRef<(scene: Scene, size: PictureSize) => void>(undefined);
  const fine = raster ?? FINE;
  /** The first raster is fine, as the poster is. */
  const quick = useRef<PictureSize>(fine);

  useLayoutEffect(() => {
    const worker = begin();
    type Wanted = Parameters<NonNullable<typeof ask.current>>;
    let running: Wanted | undefined;
    // While one is painted, only the latest wish of all that come is kept.
    let next: Wanted | undefined;
    const start = (wanted: Wanted): void => {
      running = wanted;
      const request: PaintRequest<Message> = { message: messageOf(wanted[0]), size: wanted[1] };
      worker.postMessage(request);
    };
    ask.current = (...wanted) => {
      if (running) next = wanted;
      else start(wanted);
    };
    worker.onmessage = ({ data }: MessageEvent<PaintReply>) => {
      if (running) setPainted({ ...data, scene: running[0] });
      running = undefined;
      if (!next) return;
      start(next);
      next = undefined;
    };
    return () => worker.terminate();
  }, [begin, messageOf]);

  useLayoutEffect(() => {
    ask.current?.(scene, quick.current);
    if (quick.current === fine) return undefined;
    const timer = setTimeout(() => ask.current?.(scene, fine), REST);
    return () => clearTimeout(timer);
  }, [scene, fine]);
  useLayoutEffect(() => {
    quick.current = raster ?? QUICK[size];
  }, [raster, size]);

  useLayoutEffect(() => {
    if (!canvas.current || !painted) return;
    const { width, height } = painted.size;
    Object.assign(canvas.current, painted.size);
    canvas.current
      .getContext('2d')
      ?.putImageData(new ImageData(painted.pixels, width, height), 0, 0);
  }, [painted]);

  return (
    <>
      <canvas ref={canvas} className={styles.layer} />
      {painted && children(painted.scene)}
    </>
  );
}
