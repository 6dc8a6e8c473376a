import type { FlowPath } from '../../figures/figure.js';
import { type Particle, particlesOf, placeOf } from './particles.js';

/** What a canvas shows of the figure, in the figure's pixels. */
export interface Frame {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export interface FlowPainter {
  /** Takes the size that the canvas has in the layout. */
  readonly fit: () => void;
  readonly paint: (seconds: number) => void;
}

const COLOUR = '#effbff';
/** Seconds of its way that a particle's tail shows: the faster, the longer. */
const TAIL = 0.16;
/** Seconds in which it appears and goes at the ends of its path. */
const FADE = 0.6;
const SHARPEST = 2;

/** Paints particles over a picture that covers the same box in the same way. */
export function flowPainter(
  canvas: HTMLCanvasElement,
  paths: readonly FlowPath[],
  frame: Frame,
): FlowPainter {
  const context = canvas.getContext('2d');
  const particles = particlesOf(paths);
  /** Layout pixels to one of the frame. */
  let size = 1;

  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    size = Math.max(clientWidth / frame.width, clientHeight / frame.height);
    const scale = size * Math.min(window.devicePixelRatio, SHARPEST);
    canvas.width = Math.round(frame.width * scale);
    canvas.height = Math.round(frame.height * scale);
    context?.setTransform(scale, 0, 0, scale, -frame.x * scale, 0);
  }

  function paint(seconds: number): void {
    if (!context || size === 0) return;
    context.clearRect(frame.x, 0, frame.width, frame.height);
    context.strokeStyle = COLOUR;
    context.lineCap = 'round';
    for (const particle of particles) paintParticle(context, particle, seconds, size);
    context.globalAlpha = 1;
  }

  return { fit, paint };
}

function paintParticle(
  context: CanvasRenderingContext2D,
  particle: Particle,
  seconds: number,
  size: number,
): void {
  const { duration, phase } = particle;
  const time = (phase * duration + seconds) % duration;
  const head = placeOf(particle, time);
  const tail = placeOf(particle, Math.max(0, time - TAIL));
  const shown = Math.min(1, time / FADE, (duration - time) / FADE);
  // In layout pixels, so that particles are as fine on a telephone as on a wall.
  const width = Math.min(1.8, Math.max(0.9, head.radius * size * 0.24)) / size;
  context.beginPath();
  context.moveTo(tail.x, tail.y);
  context.lineTo(head.x, head.y);
  context.globalAlpha = 0.14 * shown;
  context.lineWidth = width * 3.4;
  context.stroke();
  context.globalAlpha = 0.8 * shown;
  context.lineWidth = width;
  context.stroke();
}
