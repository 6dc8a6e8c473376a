import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import {
  compute,
  controls,
  PRESETS,
  read,
  type GuideResult,
  type GuideState,
  type Placed,
} from './model.js';
import { drawLengths, drawPlaced } from './picture.js';
import { sources } from './sources.js';

interface Drag {
  readonly grip: Grip;
  readonly from: GuideState;
  readonly at: StagePoint;
}

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, GuideResult>) {
  const drag = useRef<Drag>(null);
  // Fingers on narrow screens move the catheter sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  const over = useCallback(
    (shown: GuideState, its: Placed) => (
      <>
        <DrawingLayer svg={drawPlaced(shown, its, edition, size)} />
        {size === 'wide' && <DrawingLayer svg={drawHandles(shown, edition)} />}
      </>
    ),
    [edition, size],
  );
  const beside = <DrawingLayer svg={drawLengths(state, result, edition, size)} />;
  return (
    <>
      <PaintedApart {...{ state, size, begin, beside }}>{over}</PaintedApart>
      <DragLayer
        way={(at) => (!isNarrow && gripAt(state, at) !== 'inserted' ? 'both' : 'across')}
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

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  begin,
  read,
  Picture,
  sources,
});
