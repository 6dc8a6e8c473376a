import { useCallback, useState } from 'react';
import type { Edition } from '../../../contract/editions.js';
import { callout } from '../../../figures/charts/callout.js';
import { letters } from '../../../figures/charts/letters.js';
import { drawing } from '../../../figures/charts/svg.js';
import { HEART_BRIGHT, ON_STAGE } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { loadNumbers, loadPixels, useStoredLayers } from '../../../ui/stage/stored-layers.js';
import {
  asPrinted,
  compute,
  controls,
  CUT_OFF,
  PRESETS,
  read,
  type Result,
  type State,
} from './model.js';
import { draw, nearestPlace, paintPressure, type PressureLayers, RASTER } from './picture.js';
import { sources } from './sources.js';
import { NODES } from './tree.js';

type Files = PictureProps<typeof controls, Result>['data'];

/** % of a vessel's length from the ring of the narrowing within which a finger is on it. */
const ON_RING = 9;
/** x of the middle of the heart in the frame. */
const HEART_MIDDLE = 440;
/** Units of the frame within which a pointer is on a vessel. */
const ON_VESSEL = 30;

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
  const [pointed, setPointed] = useState<number>();
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
      <DrawingLayer svg={pointedReading(pointed, state, result, edition, size)} />
      <DragLayer
        way={(at) => (isOnRing(at) ? 'both' : 'across')}
        onStart={(at) => moveTo(at)}
        onMove={(at) => moveTo(at, Infinity)}
        onEnd={commit}
        onPoint={(at) => setPointed(at && !isOnRing(at) ? nearestNode(at) : undefined)}
      />
    </>
  );
}

function nearestNode(at: StagePoint): number | undefined {
  const away = NODES.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const least = Math.min(...away);
  return least < ON_VESSEL ? away.indexOf(least) : undefined;
}

/** The ratio where a pointer is; that of the narrowed vessel's end stands in the picture anyway. */
function pointedReading(
  pointed: number | undefined,
  { flow }: State,
  { ratios, end }: Result,
  edition: Edition,
  size: LabelSize,
): string {
  const { width, height } = STAGE_FRAME;
  const [at, ratio] = [NODES[pointed ?? -1], ratios[pointed ?? -1]];
  const isTold = pointed === end;
  return drawing(
    width,
    height,
    edition,
    at && ratio !== undefined && !isTold
      ? callout(
          {
            at,
            // Outwards, where no ring and no other callout stands.
            dx: at.x > HEART_MIDDLE ? 70 : -70,
            dy: at.y > height / 4 ? -70 : 70,
            name: flow === 'rest' ? 'Pd/Pa' : 'FFR',
            value: ratio.toFixed(2),
            colour: flow === 'hyperaemia' && asPrinted(ratio) <= CUT_OFF ? HEART_BRIGHT : ON_STAGE,
          },
          letters(size),
        )
      : '',
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
