import { useCallback, useEffect, useRef, useState } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import { compute, controls, PRESETS, read, type GuideResult, type GuideState } from './model.js';
import { draw, paint, QUICK_RASTER, RASTER } from './picture.js';

interface Drag {
  readonly grip: Grip;
  readonly from: GuideState;
  readonly at: StagePoint;
}

/** ms without a change after which the picture is painted finer. */
const REST = 160;

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, GuideResult>) {
  const drag = useRef<Drag>(null);
  const isResting = useResting(result);
  const quick = useCallback(
    (pixels: Uint8ClampedArray) => paint(pixels, state, result, QUICK_RASTER),
    [state, result],
  );
  const fine = useCallback(
    (pixels: Uint8ClampedArray) => paint(pixels, state, result, RASTER),
    [state, result],
  );
  // Fingers on narrow screens move the catheter sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  return (
    <>
      <RasterLayer {...QUICK_RASTER} paint={quick} />
      {isResting && <RasterLayer {...RASTER} paint={fine} />}
      <DrawingLayer svg={draw(state, result, edition, size)} />
      {!isNarrow && <DrawingLayer svg={drawHandles(state, edition)} />}
      <DragLayer
        way={isNarrow ? 'across' : 'both'}
        onStart={(at) => {
          drag.current = { grip: isNarrow ? 'inserted' : gripAt(state, at), from: state, at };
          return true;
        }}
        onMove={(to) => {
          if (!drag.current) return;
          const { grip, from, at } = drag.current;
          set(dragged(grip, from, at, to));
        }}
        onEnd={commit}
      />
    </>
  );
}

function useResting(result: GuideResult): boolean {
  const [rested, setRested] = useState<GuideResult>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(result), REST);
    return () => clearTimeout(timer);
  }, [result]);
  return rested === result;
}

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
