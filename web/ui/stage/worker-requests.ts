import type { PictureSize } from '../../figures/render/mesh.js';

/** A state of an explorer with what its model makes of it. */
export interface Scene<State, Result> {
  readonly state: State;
  readonly result: Result;
}

/** To a worker that computes: the state. */
export interface ComputeRequest<State> {
  readonly compute: State;
}

/** To a worker that paints: what, and how large. */
export interface PaintRequest<Message> {
  readonly paint: Message;
  readonly size: PictureSize;
}

export interface PaintReply {
  readonly size: PictureSize;
  /** 8-bit RGBA. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** What is drawn over it, where the worker has computed that itself. */
  readonly result?: unknown;
}

/** Makes this worker compute the states that the page sends it; it replies with the result alone. */
export function computeOnRequest<State, Result>(compute: (state: State) => Result): void {
  self.addEventListener('message', ({ data }: MessageEvent<object>) => {
    if ('compute' in data) self.postMessage(compute(data.compute as State));
  });
}

/** Makes this worker paint what the page sends it; it replies with the result that `paint` returns, if any. */
export function paintOnRequest<Message>(
  paint: (pixels: Uint8ClampedArray, message: Message, size: PictureSize) => unknown,
): void {
  self.addEventListener('message', ({ data }: MessageEvent<object>) => {
    if (!('paint' in data)) return;
    const { paint: message, size } = data as PaintRequest<Message>;
    const pixels = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
    const result = paint(pixels, message, size);
    const reply: PaintReply = { size, pixels, result };
    self.postMessage(reply, { transfer: [pixels.buffer] });
  });
}
