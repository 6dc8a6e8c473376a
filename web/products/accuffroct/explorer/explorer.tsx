import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { RASTER } from '../../../figures/anatomy/section-raster.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw } from './picture.js';
import { type Drag, heldAt, moved, placeAt } from './segment-drag.js';
import { sources } from './sources.js';

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Result>) {
  const drag = useRef<Drag>(null);
  const start = (at: StagePoint): boolean => {
    const held = heldAt(at, state);
    if (!held) return false;
    drag.current = { held, from: placeAt(at), state };
    if (held === 'position') set(moved(drag.current, placeAt(at)));
    return true;
  };
  const over = useCallback(
    (shown: State, its: Result) => <DrawingLayer svg={draw(shown, its, edition, size)} />,
    [edition, size],
  );
  return (
    <>
      <PaintedApart {...{ state, result, size, begin }} raster={RASTER}>
        {over}
      </PaintedApart>
      <DragLayer
        way="across"
        onStart={start}
        onMove={(at) => drag.current && set(moved(drag.current, placeAt(at)))}
        onEnd={commit}
      />
    </>
  );
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
});
