import { useCallback } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { loadNumbers, loadPixels, useStoredLayers } from '../../../ui/stage/stored-layers.js';
import { compute, controls, PRESETS, read, type Result } from './model.js';
import { draw, nearestPlace, paintPressure, type PressureLayers, RASTER } from './picture.js';
import { sources } from './sources.js';

type Files = PictureProps<typeof controls, Result>['data'];

/** % of a vessel's length from the ring of the narrowing within which a finger is on it. */
const ON_RING = 9;

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
  data,
}: PictureProps<typeof controls, Result>) {
  const layers = useStoredLayers(data, loadLayers);
  const { ratios } = result;
  const paint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (layers) paintPressure(pixels, layers, ratios);
    },
    [layers, ratios],
  );
  // Until then the poster stays.
  if (!layers) return null;
  const moveTo = ({ x, y }: { x: number; y: number }, reach?: number): boolean => {
    const place = nearestPlace(x, y, reach);
    if (place) set(place);
    return place !== undefined;
  };
  const isOnRing = ({ x, y }: StagePoint): boolean => {
    const near = nearestPlace(x, y);
    return near?.vessel === state.vessel && Math.abs(near.place - state.place) < ON_RING;
  };
  return (
    <>
      <RasterLayer {...RASTER} paint={paint} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way={(at) => (isOnRing(at) ? 'both' : 'across')}
        onStart={(at) => moveTo(at)}
        onMove={(at) => moveTo(at, Infinity)}
        onEnd={commit}
      />
    </>
  );
}

async function loadLayers(files: Files): Promise<PressureLayers> {
  const [dark, bright, nodes] = await Promise.all([
    loadPixels(files, 'dark.webp', RASTER),
    loadPixels(files, 'bright.webp', RASTER),
    loadNumbers(files, 'nodes.bin', RASTER),
  ]);
  return { dark, bright, nodes };
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
});
