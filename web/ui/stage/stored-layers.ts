import { useEffect, useState } from 'react';
import type { PictureSize } from '../../figures/render/mesh.js';

/** Addresses of an explorer's own files, by name. */
type Files = Readonly<Record<string, string>>;

/**
 * What an explorer's own files hold. Until they are there, and where they do not come, the poster stays;
 * controls and readings work without them. `load` stays the same function.
 */
export function useStoredLayers<Layers>(
  files: Files,
  load: (files: Files) => Promise<Layers>,
): Layers | undefined {
  const [layers, setLayers] = useState<Layers>();
  useEffect(() => {
    let isWanted = true;
    load(files).then(
      (loaded) => isWanted && setLayers(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [files, load]);
  return layers;
}

async function answerOf(files: Files, name: string): Promise<Response> {
  const response = await fetch(files[name] ?? name);
  // The page that says so must not be taken for a picture.
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** 8-bit RGBA of a stored image. */
export async function loadPixels(
  files: Files,
  name: string,
  { width, height }: PictureSize,
): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(await (await answerOf(files, name)).blob());
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** A number for each pixel, as `packed` stored it. */
export async function loadNumbers(
  files: Files,
  name: string,
  { width, height }: PictureSize,
): Promise<Uint8Array> {
  const pairs = new Uint8Array(await (await answerOf(files, name)).arrayBuffer());
  const numbers = new Uint8Array(width * height);
  let at = 0;
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const count = pairs[pair]!;
    numbers.fill(pairs[pair + 1]!, at, at + count);
    at += count;
  }
  return numbers;
}

/** Pairs of bytes: how many pixels, at most 255, and the number that they have. */
export function packed(numbers: Uint8Array): Uint8Array {
  const pairs: number[] = [];
  for (let from = 0; from < numbers.length;) {
    let to = from + 1;
    while (to < numbers.length && to - from < 255 && numbers[to] === numbers[from]) to++;
    pairs.push(to - from, numbers[from]!);
    from = to;
  }
  return Uint8Array.from(pairs);
}
