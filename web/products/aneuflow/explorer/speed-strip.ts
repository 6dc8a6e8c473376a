import { STRIP } from './picture.js';

/** s of the visitor's time that the strip shows. */
const SPAN = 8;
const COLOUR = '#5cc4d6';

/** Writes a number over the last seconds, as a strip recorder does; the settled one lies half-way up. */
export interface SpeedStrip {
  readonly add: (speed: number) => void;
  /** Goes on and paints. @param seconds of the visitor's time */
  readonly paint: (
    context: CanvasRenderingContext2D,
    seconds: number,
    settled: number,
    lineWidth: number,
  ) => void;
}

export function speedStrip(): SpeedStrip {
  const history: { time: number; speed: number }[] = [];
  let clock = 0;
  return {
    add(speed) {
      history.push({ time: clock, speed });
      // One older point: the line begins at the edge.
      while ((history[1]?.time ?? clock) < clock - SPAN) history.shift();
    },
    paint(context, seconds, settled, lineWidth) {
      clock += seconds;
      const { x, y, width, height } = STRIP;
      const place = (time: number, speed: number): [number, number] => [
        Math.max(x, x + width * (1 - (clock - time) / SPAN)),
        y + height * (1 - Math.min(1, speed / (2 * settled))),
      ];
      context.beginPath();
      for (const { time, speed } of history) context.lineTo(...place(time, speed));
      // A settled flow sends no more frames: the line goes on.
      const last = history.at(-1);
      if (last) context.lineTo(...place(clock, last.speed));
      context.strokeStyle = COLOUR;
      context.lineWidth = 1.6 * lineWidth;
      context.stroke();
    },
  };
}
