import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { RASTER } from '../../../figures/anatomy/section-raster.js';
import { compute, controls, PRESETS, read, type Result } from './model.js';
import { draw, paint } from './picture.js';
import { type Drag, heldAt, moved, placeAt } from './segment-drag.js';

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Result>) {
  const drag = useRef<Drag>(null);
  const paintState = useCallback(
    (pixels: Uint8ClampedArray) => paint(pixels, state, result),
    [state, result],
  );
  const start = (at: StagePoint): boolean => {
    const held = heldAt(at, state);
    if (!held) return false;
    drag.current = { held, from: placeAt(at), state };
    if (held === 'position') set(moved(drag.current, placeAt(at)));
    return true;
  };
  return (
    <>
      <RasterLayer {...RASTER} paint={paintState} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way="across"
        onStart={start}
        onMove={(at) => drag.current && set(moved(drag.current, placeAt(at)))}
        onEnd={commit}
      />
    </>
  );
}

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
