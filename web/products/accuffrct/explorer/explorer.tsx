import { useCallback, useEffect, useState } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, RasterLayer } from '../../../ui/stage/layers.js';
import { compute, controls, PRESETS, read, type Result } from './model.js';
import {
  draw,
  nearestPlace,
  NO_NODE,
  paintPressure,
  type PressureLayers,
  RASTER,
} from './picture.js';

type Files = PictureProps<typeof controls, Result>['data'];

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
  const { ratios } = result;
  const paint = useCallback(
    (pixels: Uint8ClampedArray) => {
      if (layers) paintPressure(pixels, layers, ratios);
    },
    [layers, ratios],
  );
  // Until then the poster shows the same.
  if (!layers) return null;
  const moveTo = ({ x, y }: { x: number; y: number }, reach?: number): boolean => {
    const place = nearestPlace(x, y, reach);
    if (place) set(place);
    return place !== undefined;
  };
  return (
    <>
      <RasterLayer {...RASTER} paint={paint} />
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way="both"
        onStart={(at) => moveTo(at)}
        onMove={(at) => moveTo(at, Infinity)}
        onEnd={commit}
      />
    </>
  );
}

function useLayers(files: Files): PressureLayers | undefined {
  const [layers, setLayers] = useState<PressureLayers>();
  useEffect(() => {
    let isWanted = true;
    loadLayers(files).then(
      (loaded) => isWanted && setLayers(loaded),
      // The poster stays; controls and readings work without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [files]);
  return layers;
}

async function loadLayers(files: Files): Promise<PressureLayers> {
  const load = (name: string): Promise<Response> => fetch(files[name] ?? name);
  const [dark, bright, runs] = await Promise.all([
    load('dark.webp').then(pixelsOf),
    load('bright.webp').then(pixelsOf),
    load('nodes.bin').then((response) => response.arrayBuffer()),
  ]);
  return { dark, bright, nodes: unpacked(new Uint8Array(runs)) };
}

async function pixelsOf(response: Response): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, RASTER);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, RASTER.width, RASTER.height).data;
}

/** Of pairs of bytes: how many pixels, and their node. */
function unpacked(runs: Uint8Array): Uint8Array {
  const nodes = new Uint8Array(RASTER.width * RASTER.height).fill(NO_NODE);
  let at = 0;
  for (let pair = 0; pair < runs.length; pair += 2) {
    const count = runs[pair] ?? 0;
    nodes.fill(runs[pair + 1] ?? NO_NODE, at, at + count);
    at += count;
  }
  return nodes;
}

export const explorer = defineExplorer({ controls, presets: PRESETS, compute, read, Picture });
