import { useCallback } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer } from '../../../ui/stage/layers.js';
import { compute, controls, PRESETS, read, type Result } from './model.js';
import { draw, isDragged, paint, placeAt } from './picture.js';
import { RASTER } from '../../../figures/anatomy/section-raster.js';

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Result>) {
  const paintState = useCallback(
    (pixels: Uint8ClampedArray) => paint(pixels, state, result),
    [state, result],
  );
  return (
    <>
      <RasterLayer {...RASTER} paint={paintState} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
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

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
