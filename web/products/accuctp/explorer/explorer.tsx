import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Computed, defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import {
  compute,
  controls,
  count,
  isStored,
  type Perfusion,
  PRESETS,
  read,
  type Result,
  type State,
} from './model.js';
import { ARTERIES } from './phantom.js';
import { paint, RASTER } from './perfusion-raster.js';
import { arteryPoint, draw } from './picture.js';
import type { Reply, Request } from './worker.js';

/** Units of the frame within which an artery is meant: 22 px at the width of a telephone. */
const REACH = 70;

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
  data,
}: PictureProps<typeof controls, Result>) {
  const head = usePixels(data['head.webp']);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (head) paint(pixels, head, state, result);
    },
    [head, state, result],
  );
  // Until then the poster shows the same.
  if (!head || !result.perfusion) return null;
  const takeNearest = (at: StagePoint, reach: number): boolean => {
    const [nearest] = ARTERIES.map((artery) => {
      const { x, y } = arteryPoint(artery);
      return { artery, away: Math.hypot(x - at.x, y - at.y) };
    }).sort((one, other) => one.away - other.away);
    if (!nearest || nearest.away > reach) return false;
    set({ artery: nearest.artery });
    return true;
  };
  return (
    <>
      <RasterLayer {...RASTER} paint={repaint} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way="across"
        onStart={(at) => takeNearest(at, REACH)}
        onMove={(at) => takeNearest(at, Infinity)}
        onEnd={commit}
      />
    </>
  );
}

function usePixels(address: string | undefined): Uint8ClampedArray | undefined {
  const [pixels, setPixels] = useState<Uint8ClampedArray>();
  useEffect(() => {
    if (address === undefined) return undefined;
    let isWanted = true;
    loadPixels(address).then(
      (loaded) => isWanted && setPixels(loaded),
      // The poster stays; controls and readings work without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return pixels;
}

async function loadPixels(address: string): Promise<Uint8ClampedArray> {
  const response = await fetch(address);
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, RASTER);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, RASTER.width, RASTER.height).data;
}

interface Scanned {
  readonly request: Request;
  readonly perfusion: Perfusion;
}

/** The latest scan that the worker has finished; the latest one asked for is always next. */
function useScan({ artery, dose }: Request): { scanned?: Scanned; hasFailed: boolean } {
  const [scanned, setScanned] = useState<Scanned>();
  const [hasFailed, setFailed] = useState(false);
  const ask = useRef<(request: Request) => void>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    let running: Request | undefined;
    let next: Request | undefined;
    let phantom: Reply['phantom'];
    const start = (request: Request): void => {
      running = request;
      worker.postMessage(request);
    };
    ask.current = (request) => {
      if (running) next = request;
      else start(request);
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      phantom ??= data.phantom;
      if (phantom) setScanned({ request: data.request, perfusion: { phantom, scan: data.scan } });
      running = undefined;
      if (next && !isSame(next, data.request)) start(next);
      next = undefined;
    };
    worker.onerror = () => setFailed(true);
    return () => worker.terminate();
  }, []);
  useEffect(() => ask.current?.({ artery, dose }), [artery, dose]);
  return { ...(scanned && { scanned }), hasFailed };
}

function isSame(one: Request, other: Request): boolean {
  return one.artery === other.artery && one.dose === other.dose;
}

const FIRST = { state: PRESETS[0], result: compute(PRESETS[0]) };

function useResult(state: State): Computed<Result, State> {
  const { scanned, hasFailed } = useScan(state);
  const result = useMemo(
    () => (scanned ? count(scanned.perfusion, state) : compute(state)),
    [scanned, state],
  );
  if (hasFailed && !scanned) return { ...FIRST, isPending: false, hasFailed };
  const isKnown = scanned ? isSame(scanned.request, state) : isStored(state);
  return { state, result, isPending: !isKnown && !hasFailed };
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  useResult,
  read,
  Picture,
});
