import { pathData } from '../../charts/svg.js';
import { ON_STAGE_SOFT } from '../../colour/palette.js';
import { STAGE_FRAME } from '../../explorer-states.js';
import {
  lumenPath,
  perMillimetre,
  setSpeedColour,
  shearPaths,
  toFrame,
  WALL_WIDTH,
} from './flow-colours.js';
import type { Outlines } from './lumen.js';
import { type FlowField, particlesIn } from './particles.js';

/** A moment of a flow, as it is painted. */
export interface PaintedFlow extends FlowField {
  /** Of the walls; the same object as long as they have not changed. */
  readonly outlines: Outlines;
  /** Pa at the points of the outlines: the outer wall's, then the inner one's; walls are plain without. */
  readonly shear?: Float32Array;
}

const PARTICLE_COLOUR = '#effbff';
const SHARPEST = 2;
const SEED = 7;
const DRIFT_STEPS = 50;

export interface FlowPainter {
  /** Takes the size that the canvas has in the layout. */
  readonly fit: () => void;
  /** Lets the particles drift for a moment: their tails show the flow where nothing moves. */
  readonly drift: () => void;
  /** Takes a new picture of the flow. */
  readonly take: (flow: PaintedFlow) => void;
  /**
   * Moves the particles and paints.
   * @param seconds of the visitor's time
   * @param over what else is painted, in units of the frame; lines are at least so wide
   */
  readonly paint: (
    seconds: number,
    over?: (context: CanvasRenderingContext2D, lineWidth: number) => void,
  ) => void;
}

/** Paints a flow, its walls and particles on a canvas over the stage. */
export function flowPainter(canvas: HTMLCanvasElement, count: number): FlowPainter {
  const context = canvas.getContext('2d');
  /** Flow and walls of the latest frame: what stands between two of them. */
  const base = document.createElement('canvas');
  const raster = document.createElement('canvas');
  let frame: PaintedFlow | undefined;
  let particles: ReturnType<typeof particlesIn> | undefined;
  let walls: { readonly lines: Outlines; readonly path: Path2D } | undefined;
  let scale = 1;

  function fit(): void {
    const wanted = canvas.clientWidth * Math.min(window.devicePixelRatio, SHARPEST);
    const width = Math.min(STAGE_FRAME.width, Math.max(320, Math.round(wanted)));
    // Another painter may have left the canvas in that size.
    if (width === base.width) return;
    scale = width / STAGE_FRAME.width;
    for (const one of [canvas, base]) {
      one.width = width;
      one.height = Math.round(STAGE_FRAME.height * scale);
    }
    paintBase();
  }

  function take(next: PaintedFlow): void {
    frame = next;
    particles ??= particlesIn(next, count, SEED);
    if (walls?.lines !== next.outlines) {
      const lines = next.outlines;
      walls = { lines, path: new Path2D(lumenPath(lines, perMillimetre(next.lumen))) };
      particles.leaveWalls(next);
    }
    paintBase();
  }

  function drift(): void {
    if (!frame) return;
    for (let step = 0; step < DRIFT_STEPS; step++) particles?.move(frame, 1 / 60);
  }

  function paintBase(): void {
    const target = base.getContext('2d');
    if (!target || !frame || !walls) return;
    const { cell, width, lumen } = frame;
    const perMm = perMillimetre(lumen);
    const height = frame.vx.length / width;
    paintRaster(raster, frame, height);
    target.setTransform(scale, 0, 0, scale, 0, 0);
    target.clearRect(0, 0, STAGE_FRAME.width, STAGE_FRAME.height);
    target.save();
    target.clip(walls.path);
    const corner = toFrame({ x: -0.5 * cell, y: (height - 0.5) * cell }, perMm);
    const perCell = perMm * cell;
    target.imageSmoothingQuality = 'high';
    target.drawImage(raster, corner.x, corner.y, width * perCell, height * perCell);
    target.restore();
    target.lineWidth = WALL_WIDTH;
    target.lineCap = 'round';
    target.lineJoin = 'round';
    if (!frame.shear) return paintPlainWalls(target, walls.lines, perMm);
    for (const { d, colour } of shearPaths(walls.lines, frame.shear, perMm)) {
      target.strokeStyle = colour;
      target.stroke(new Path2D(d));
    }
  }

  const paint: FlowPainter['paint'] = (seconds, over) => {
    if (!context || !frame) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(base, 0, 0);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintParticles(context, frame, seconds);
    over?.(context, 1 / scale);
  };

  function paintParticles(
    target: CanvasRenderingContext2D,
    flow: PaintedFlow,
    seconds: number,
  ): void {
    if (!particles) return;
    const perMm = perMillimetre(flow.lumen);
    if (seconds > 0) particles.move(flow, seconds);
    const tails = new Path2D();
    const heads = new Path2D();
    particles.trace((points, from, to, isHead) => {
      const path = isHead ? heads : tails;
      for (let at = from; at < to; at++) {
        const x = points[2 * at]! * perMm;
        const y = STAGE_FRAME.height - points[2 * at + 1]! * perMm;
        if (at === from) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    });
    target.strokeStyle = PARTICLE_COLOUR;
    target.lineCap = 'round';
    target.lineJoin = 'round';
    // Heads are as wide in the layout's pixels on a telephone as on a wall. Browsers draw lines below one
    // pixel many times faster than wider ones, unless they are clipped: what tails lack in width they get in
    // cover.
    const fine = Math.max(1.5, 1 / scale);
    target.globalAlpha = 0.33 * fine * scale;
    target.lineWidth = 0.98 / scale;
    target.stroke(tails);
    target.globalAlpha = 0.85;
    target.lineWidth = fine * 1.5;
    target.stroke(heads);
    target.globalAlpha = 1;
  }

  return { fit, drift, take, paint };
}

function paintPlainWalls(
  target: CanvasRenderingContext2D,
  { outer, inner }: Outlines,
  perMm: number,
): void {
  target.lineWidth = WALL_WIDTH / 3;
  target.strokeStyle = ON_STAGE_SOFT;
  for (const wall of [outer, inner]) {
    target.stroke(new Path2D(pathData(wall.map((point) => toFrame(point, perMm)))));
  }
}

function paintRaster(raster: HTMLCanvasElement, frame: PaintedFlow, height: number): void {
  const { width, vx, vy } = frame;
  if (raster.width !== width || raster.height !== height) {
    raster.width = width;
    raster.height = height;
  }
  const context = raster.getContext('2d');
  if (!context) return;
  const image = context.createImageData(width, height);
  for (let row = 0; row < height; row++) {
    const from = (height - 1 - row) * width;
    for (let column = 0; column < width; column++) {
      const to = 4 * (row * width + column);
      const [x, y] = [vx[from + column]!, vy[from + column]!];
      setSpeedColour(image.data, to, Math.sqrt(x * x + y * y));
      image.data[to + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}
