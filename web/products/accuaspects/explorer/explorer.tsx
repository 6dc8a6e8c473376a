import { useCallback, useEffect, useRef, useState } from 'react';
import type { SliceLevel } from '../../../figures/anatomy/brain-slice.js';
import { clamp } from '../../../figures/geometry/interpolation.js';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw, regionAt, regionOfRow } from './picture.js';
import { HEAD, LEVELS, paint, RASTER, type SliceLayers } from './slice-raster.js';

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
  const layers = useLayers(data);
  const drag = useRef<{ from: StagePoint; state: State; isTap: boolean }>(undefined);
  const repaint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (layers) paint(pixels, layers, state, result);
    },
    [layers, state, result],
  );
  // Until then the poster shows the same.
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
  const stepped = (
    value: number,
    { min, max, step }: typeof controls.width | typeof controls.level,
  ) => clamp(min + Math.round((value - min) / step) * step, min, max);
  return {
    width: stepped(width + across * PER_UNIT, controls.width),
    level: stepped(level + down * PER_UNIT, controls.level),
  };
}

function useLayers(files: Files): Layers | undefined {
  const [layers, setLayers] = useState<Layers>();
  useEffect(() => {
    let isWanted = true;
    Promise.all(LEVELS.map((level) => loadSlice(files, level))).then(
      ([ganglionic, supraganglionic]) => {
        if (isWanted && ganglionic && supraganglionic) setLayers({ ganglionic, supraganglionic });
      },
      // The poster stays; controls and readings work without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [files]);
  return layers;
}

async function loadSlice(files: Files, level: SliceLevel): Promise<SliceLayers> {
  const load = (name: string): Promise<Response> => fetch(files[name] ?? name);
  const [codes, runs] = await Promise.all([
    load(`${level}.webp`).then(codesOf),
    load(`${level}.bin`).then((response) => response.arrayBuffer()),
  ]);
  return { codes, regions: unpacked(new Uint8Array(runs)) };
}

/** One byte a pixel: the image is grey. */
async function codesOf(response: Response): Promise<Uint8Array> {
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: HEAD.width, height: HEAD.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, HEAD.width, HEAD.height);
  return Uint8Array.from({ length: HEAD.width * HEAD.height }, (_, index) => data[index * 4] ?? 0);
}

/** Of pairs of bytes: how many pixels, and their region with its weight. */
function unpacked(runs: Uint8Array): Uint8Array {
  const regions = new Uint8Array(HEAD.width * HEAD.height);
  let at = 0;
  for (let pair = 0; pair < runs.length; pair += 2) {
    const count = runs[pair] ?? 0;
    regions.fill(runs[pair + 1] ?? 0, at, at + count);
    at += count;
  }
  return regions;
}

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
