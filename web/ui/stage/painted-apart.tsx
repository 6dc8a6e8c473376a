import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LabelSize } from '../../figures/figure.js';
import type { PictureSize } from '../../figures/render/mesh.js';
import { latestOnly } from './latest-only.js';
import type { PaintReply, PaintRequest, Scene } from './worker-requests.js';
import styles from './stage.module.css';

/** While the visitor moves something, and when it rests. */
const QUICK = { wide: { width: 320, height: 240 }, narrow: { width: 280, height: 210 } } as const;
const FINE = { width: 800, height: 600 } as const;
/** ms without a change after which it rests. */
const REST = 160;

type Painted<State, Result> = Omit<PaintReply, 'result'> & Scene<State, Result>;
type Asked<State, Result> = Scene<State, Result | undefined>;

interface PaintedApartProps<State, Result> {
  readonly state: State;
  /** Left out where the worker computes it and sends it along. */
  readonly result?: Result;
  readonly size: LabelSize;
  /** Its one size, where the worker is as fast as a hand moves. */
  readonly raster?: PictureSize;
  /** Starts the worker; stays the same function. */
  readonly begin: () => Worker;
  /** What the worker must know, unless that is the state and the result if given; stays the same function. */
  readonly messageOf?: (state: State) => unknown;
  /** What is drawn over the raster of a state, in the frame that shows it; a new function if it would draw otherwise. */
  readonly children: (state: State, result: Result) => ReactNode;
  /** What is drawn as well, but need not wait for the raster; until the first one it must not hide the poster. */
  readonly beside?: ReactNode;
}

/**
 * A raster over the whole stage that would keep the page's thread from answering: a worker paints it, coarse
 * while the visitor moves something, then fine, unless it has one size. Until the first one is there, or
 * where the worker cannot be loaded, the poster stays.
 */
export function PaintedApart<State, Result>({
  state,
  result,
  size,
  raster,
  begin,
  messageOf,
  children,
  beside,
}: PaintedApartProps<State, Result>) {
  type Wanted = readonly [Asked<State, Result>, PictureSize];
  const scene = useMemo((): Asked<State, Result> => ({ state, result }), [state, result]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<Painted<State, Result>>();
  const ask = useRef<(wanted: Wanted) => void>(undefined);
  const fine = raster ?? FINE;
  /** The first raster is fine, as the poster is. */
  const nextSize = useRef<PictureSize>(fine);

  useLayoutEffect(() => {
    const worker = begin();
    ask.current = latestOnly<Wanted, PaintReply>(worker, {
      isSame: ([scene, size], other) => scene === other[0] && size === other[1],
      send: ([scene, size]) => {
        const { state, result } = scene;
        const message = messageOf?.(state) ?? (result === undefined ? state : scene);
        const request: PaintRequest<unknown> = { paint: message, size };
        worker.postMessage(request);
      },
      onReply: ([{ state, result }], reply) => {
        const show = (): void =>
          setPainted((before) => ({
            ...reply,
            state,
            // The fine raster of a state comes with the same result once more, and needs no other drawing.
            result: result ?? (before?.state === state ? before.result : (reply.result as Result)),
          }));
        // In a task of its own a slow page might paint a frame before it.
        flushSync(show);
      },
    });
    return () => worker.terminate();
  }, [begin, messageOf]);

  useLayoutEffect(() => {
    ask.current?.([scene, nextSize.current]);
    if (nextSize.current === fine) return undefined;
    const timer = setTimeout(() => ask.current?.([scene, fine]), REST);
    return () => clearTimeout(timer);
  }, [scene, fine]);
  useLayoutEffect(() => {
    nextSize.current = raster ?? QUICK[size];
  }, [raster, size]);

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || !painted) return;
    const { width, height } = painted.size;
    // The same size given again clears it, too.
    if (element.width !== width || element.height !== height) Object.assign(element, painted.size);
    element.getContext('2d')?.putImageData(new ImageData(painted.pixels, width, height), 0, 0);
  }, [painted]);

  const { state: shown, result: its } = painted ?? {};
  // While the next raster is under way, the page renders without drawing this one again.
  const drawn = useMemo(
    () => shown !== undefined && its !== undefined && children(shown, its),
    [shown, its, children],
  );

  if (!painted) return null;
  return (
    <>
      <canvas ref={canvas} className={styles.layer} />
      {drawn}
      {beside}
    </>
  );
}
