import { useCallback } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw, isDragged, placeAt } from './picture.js';
import { sources } from './sources.js';
import { RASTER } from '../../../figures/anatomy/section-raster.js';

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Result>) {
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
        onStart={(at) => {
          if (isDragged(at)) set({ position: placeAt(at) });
          return isDragged(at);
        }}
        onMove={(at) => set({ position: placeAt(at) })}
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
