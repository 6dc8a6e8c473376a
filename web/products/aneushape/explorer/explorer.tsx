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
import { compute, controls, PRESETS, read, type ShapeResult, type ShapeState } from './model.js';
import { draw } from './picture.js';
import { paint } from './raster.js';

interface Drag {
  readonly grip: Grip;
  readonly from: ShapeState;
  readonly at: StagePoint;
}

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, ShapeResult>) {
  const drag = useRef<Drag>(null);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray, raster: PictureSize) => paint(pixels, state, result, raster),
    [state, result],
  );
  // Fingers on narrow screens turn the sac sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  return (
    <>
      <TwoStepRasterLayer size={size} paint={repaint} />
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

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
