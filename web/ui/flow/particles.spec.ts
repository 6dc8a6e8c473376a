import { describe, expect, it } from '@jest/globals';
import type { FlowPath } from '../../figures/figure.js';
import { particlesOf, placeOf } from './particles.js';

const STRAIGHT: FlowPath = [
  { x: 0, y: 50, radius: 10, time: 0 },
  { x: 400, y: 50, radius: 10, time: 2 },
  { x: 600, y: 50, radius: 6, time: 4 },
];

describe('particles', () => {
  it('move as fast as the path says, within the lumen', () => {
    const particle = { path: STRAIGHT, duration: 4, phase: 0, lane: 0 };
    expect(placeOf(particle, 1)).toEqual({ x: 200, y: 50, radius: 10 });
    expect(placeOf(particle, 3)).toEqual({ x: 500, y: 50, radius: 8 });
    expect(placeOf({ ...particle, lane: 0.5 }, 1)).toEqual({ x: 200, y: 55, radius: 10 });
  });

  it('stay on their path at and beyond its ends', () => {
    const particle = { path: STRAIGHT, duration: 4, phase: 0, lane: 0 };
    expect(placeOf(particle, -1).x).toBe(0);
    expect(placeOf(particle, 9).x).toBe(600);
  });

  it('are the same every time, more of them on longer paths, and never too many', () => {
    const short = STRAIGHT.slice(0, 2).map((point) => ({ ...point, x: point.x / 2 }));
    const particles = particlesOf([STRAIGHT, short]);
    expect(particles).toEqual(particlesOf([STRAIGHT, short]));
    const on = (path: FlowPath) => particles.filter((particle) => particle.path === path).length;
    expect(on(STRAIGHT)).toBeGreaterThan(on(short));
    expect(particlesOf(Array.from({ length: 400 }, () => STRAIGHT)).length).toBeLessThan(200);
    for (const { phase, lane } of particles) {
      expect(phase >= 0 && phase < 1).toBe(true);
      expect(Math.abs(lane)).toBeLessThan(1);
    }
  });

  it('keep off a path that takes no time', () => {
    expect(particlesOf([STRAIGHT.map((point) => ({ ...point, time: 0 }))])).toEqual([]);
  });
});
