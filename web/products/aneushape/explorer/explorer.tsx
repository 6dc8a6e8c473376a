import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import { compute, controls, PRESETS, read, type ShapeResult, type ShapeState } from './model.js';
import { draw } from './picture.js';
import { sources } from './sources.js';

interface Drag {
  readonly grip: Grip;
  readonly from: ShapeState;
  readonly at: StagePoint;
}

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, ShapeResult>) {
  const drag = useRef<Drag>(null);
  // Fingers on narrow screens turn the sac sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  const over = useCallback(
    (shown: ShapeState, its: ShapeResult) => (
      <>
        <DrawingLayer svg={draw(shown, its, edition, size)} />
        {size === 'wide' && <DrawingLayer svg={drawHandles(shown, edition)} />}
      </>
    ),
    [edition, size],
  );
  return (
    <>
      <PaintedApart {...{ state, size, begin }}>{over}</PaintedApart>
      <DragLayer
        way={(at) => (!isNarrow && gripAt(state, at) !== 'view' ? 'both' : 'across')}
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

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  begin,
  read,
  Picture,
  sources,
});
