import type { PictureSize } from '../../figures/render/mesh.js';

/** A state of an explorer with what its model makes of it. */
export interface Scene<State, Result> {
  readonly state: State;
  readonly result: Result;
}

/** To a worker that paints: what, and how large. */
export interface PaintRequest<Message> {
  readonly message: Message;
  readonly size: PictureSize;
}

/** 8-bit RGBA. */
export interface PaintReply {
  readonly size: PictureSize;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Makes this worker paint what the page sends it. */
export function paintOnRequest<Message>(
  paint: (pixels: Uint8ClampedArray, message: Message, size: PictureSize) => void,
): void {
  self.onmessage = ({ data: { message, size } }: MessageEvent<PaintRequest<Message>>) => {
    const pixels = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
    paint(pixels, message, size);
    const reply: PaintReply = { size, pixels };
    self.postMessage(reply, { transfer: [pixels.buffer] });
  };
}
