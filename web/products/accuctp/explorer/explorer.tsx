import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Computed, defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { latestOnly } from '../../../ui/stage/latest-only.js';
import { loadPixels, useStoredLayers } from '../../../ui/stage/stored-layers.js';
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
import { sources } from './sources.js';
import type { Reply, Request } from './worker.js';

type Files = PictureProps<typeof controls, Result>['data'];

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
  const head = useStoredLayers(data, loadHead);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (head) paint(pixels, head, state, result);
    },
    [head, state, result],
  );
  // Until then the poster stays.
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

const loadHead = (files: Files): Promise<Uint8ClampedArray> =>
  loadPixels(files, 'head.webp', RASTER);

interface Scanned {
  readonly request: Request;
  readonly perfusion: Perfusion;
}

/** The latest scan that the worker has finished, and the one that has failed, until the next begins. */
function useScan({ artery, dose }: Request): { scanned?: Scanned; failed?: Request } {
  const [scanned, setScanned] = useState<Scanned>();
  const [failed, setFailed] = useState<Request>();
  const ask = useRef<(request: Request) => void>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    let phantom: Reply['phantom'];
    ask.current = latestOnly<Request, Reply>(worker, {
      isSame,
      send: (request) => {
        // Until one has come, none may ever.
        if (phantom) setFailed(undefined);
        worker.postMessage(request);
      },
      onReply: (request, { phantom: sent, scan }) => {
        phantom ??= sent;
        if (phantom) setScanned({ request, perfusion: { phantom, scan } });
      },
      onMiss: setFailed,
    });
    return () => worker.terminate();
  }, []);
  useEffect(() => ask.current?.({ artery, dose }), [artery, dose]);
  return { ...(scanned && { scanned }), ...(failed && { failed }) };
}

function isSame(one: Request, other: Request): boolean {
  return one.artery === other.artery && one.dose === other.dose;
}

const FIRST = { state: PRESETS[0], result: compute(PRESETS[0]) };

function useResult(state: State): Computed<Result, State> {
  const { scanned, failed } = useScan(state);
  // Thresholds follow the hand; artery and dose are those of the maps that they cut.
  const shown = useMemo(
    () => (scanned ? { ...state, ...scanned.request } : state),
    [scanned, state],
  );
  const result = useMemo(
    () => (scanned ? count(scanned.perfusion, shown) : compute(shown)),
    [scanned, shown],
  );
  if (failed && !scanned) return { ...FIRST, isPending: false, hasFailed: true };
  // Before the first scan the numbers are a preset's, and are said to be of it.
  if (!scanned && !isStored(state)) return { ...FIRST, isPending: true };
  const isKnown = !scanned || isSame(scanned.request, state);
  return { state: shown, result, isPending: !isKnown && !(failed && isSame(failed, state)) };
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  useResult,
  read,
  Picture,
  sources,
});
