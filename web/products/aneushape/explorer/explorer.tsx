import { useMemo, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { dragged, drawHandles, gripAt, type Grip } from './handles.js';
import { compute, controls, PRESETS, read, type ShapeResult, type ShapeState } from './model.js';
import { draw } from './picture.js';
import type { Sac } from './worker.js';

interface Drag {
  readonly grip: Grip;
  readonly from: ShapeState;
  readonly at: StagePoint;
}

interface Scene {
  readonly state: ShapeState;
  readonly result: ShapeResult;
}

const messageOf = ({ state, result }: Scene): Sac => ({ ...state, heights: result.heights });
const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, ShapeResult>) {
  const drag = useRef<Drag>(null);
  const scene = useMemo(() => ({ state, result }), [state, result]);
  // Fingers on narrow screens turn the sac sideways, and scroll the page upwards.
  const isNarrow = size === 'narrow';
  return (
    <>
      <PaintedApart {...{ size, scene, messageOf, begin }}>
        {(shown) => (
          <>
            <DrawingLayer svg={draw(shown.state, shown.result, edition, size)} />
            {!isNarrow && <DrawingLayer svg={drawHandles(shown.state, edition)} />}
          </>
        )}
      </PaintedApart>
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
