import { useCallback, useRef } from 'react';
import type { SliceLevel } from '../../../figures/anatomy/brain-slice.js';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { loadNumbers, loadPixels, useStoredLayers } from '../../../ui/stage/stored-layers.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw, regionAt, regionOfRow } from './picture.js';
import { HEAD, paint, RASTER, type SliceLayers } from './slice-raster.js';
import { sources } from './sources.js';

type Layers = Readonly<Record<SliceLevel, SliceLayers>>;
type Files = PictureProps<typeof controls, Result>['data'];

/** Units of the frame within which a region is meant, and beyond which a tap has become a drag. */
const REACH = 45;
const STILL = 12;
/** HU by which the window changes over one unit of the frame. */
const PER_UNIT = 0.1;

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
  const drag = useRef<{ from: StagePoint; state: State; isTap: boolean }>(undefined);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (layers) paint(pixels, layers, state, result);
    },
    [layers, state, result],
  );
  // Until then the poster stays.
  if (!layers) return null;
  const move = (at: StagePoint): void => {
    if (!drag.current) return;
    const { from, state: first } = drag.current;
    if (Math.hypot(at.x - from.x, at.y - from.y) > STILL) drag.current.isTap = false;
    if (!drag.current.isTap) set(windowed(first, at.x - from.x, at.y - from.y));
  };
  const end = (): void => {
    const { from, isTap } = drag.current ?? { isTap: false };
    if (from && isTap) {
      const name = regionOfRow(from) ?? regionAt(from, state.slice, REACH);
      if (name) set({ [name]: !state[name] });
    }
    drag.current = undefined;
    commit();
  };
  return (
    <>
      <RasterLayer {...RASTER} paint={repaint} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way="across"
        onStart={(from) => {
          drag.current = { from, state, isTap: true };
          return true;
        }}
        onMove={move}
        onEnd={end}
      />
    </>
  );
}

/** As on a reading station: across for the window's width, up and down for its level. */
function windowed(
  { width, level }: State,
  across: number,
  down: number,
): Pick<State, 'width' | 'level'> {
  return {
    width: onStep(controls.width, width + across * PER_UNIT),
    level: onStep(controls.level, level + down * PER_UNIT),
  };
}

async function loadLayers(files: Files): Promise<Layers> {
  const [ganglionic, supraganglionic] = await Promise.all([
    loadSlice(files, 'ganglionic'),
    loadSlice(files, 'supraganglionic'),
  ]);
  return { ganglionic, supraganglionic };
}

async function loadSlice(files: Files, level: SliceLevel): Promise<SliceLayers> {
  const [pixels, regions] = await Promise.all([
    loadPixels(files, `${level}.webp`, HEAD),
    loadNumbers(files, `${level}.bin`, HEAD),
  ]);
  // One byte a pixel: the image is grey.
  return { codes: Uint8Array.from(regions, (_, index) => pixels[4 * index]!), regions };
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
});
