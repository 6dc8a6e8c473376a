import { useCallback, useEffect, useRef, useState } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import { compute, controls, PRESETS, read, type ShapeResult, type ShapeState } from './model.js';
import { draw } from './picture.js';
import { paint, QUICK_RASTER, RASTER } from './raster.js';

interface Drag {
  readonly grip: Grip;
  readonly from: ShapeState;
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
}: PictureProps<typeof controls, ShapeResult>) {
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
  // Fingers on narrow screens turn the sac sideways, and scroll the page upwards.
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
          const grip = isNarrow ? 'view' : gripAt(state, at);
          drag.current = { grip, from: state, at };
          return true;
        }}
        onMove={({ x, y }) => {
          if (!drag.current) return;
          const { grip, from, at } = drag.current;
          set(dragged(grip, from, x - at.x, y - at.y));
        }}
        onEnd={commit}
      />
    </>
  );
}

function useResting(result: ShapeResult): boolean {
  const [rested, setRested] = useState<ShapeResult>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(result), REST);
    return () => clearTimeout(timer);
  }, [result]);
  return rested === result;
}

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
