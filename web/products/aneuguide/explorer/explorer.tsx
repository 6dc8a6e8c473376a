import { useCallback, useRef } from 'react';
import type { PictureSize } from '../../../figures/render/mesh.js';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import {
  DragLayer,
  DrawingLayer,
  type StagePoint,
  TwoStepRasterLayer,
} from '../../../ui/stage/layers.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import { compute, controls, PRESETS, read, type GuideResult, type GuideState } from './model.js';
import { draw, paint } from './picture.js';

interface Drag {
  readonly grip: Grip;
  readonly from: GuideState;
  readonly at: StagePoint;
}

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, GuideResult>) {
  const drag = useRef<Drag>(null);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray, raster: PictureSize) => paint(pixels, state, result, raster),
    [state, result],
  );
  // Fingers on narrow screens move the catheter sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  return (
    <>
      <TwoStepRasterLayer size={size} paint={repaint} />
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

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
