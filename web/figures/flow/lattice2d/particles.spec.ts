import { describe, expect, it } from '@jest/globals';
import { type FlowField, particlesIn } from './particles.js';
import type { Lumen } from './lumen.js';

const CELL = 0.1;
const SIZE = 100;

/** A channel whose walls lie beyond the last places with blood (mm from below), which flows to the right. */
function channel(from: number, to: number, upwards = 0): FlowField {
  const count = SIZE * SIZE;
  const speeds = (speed: number): Float32Array =>
    Float32Array.from({ length: count }, (_, at) => {
      const y = Math.floor(at / SIZE) * CELL;
      return y > from - 0.01 && y < to + 0.01 ? speed : 0;
    });
  const opening = { y: (from + to) / 2, inwardY: 0, half: (to - from) / 2 - 0.01 };
  const lumen = {
    field: { width: SIZE * CELL, height: SIZE * CELL },
    inlet: { ...opening, x: 0.2, inwardX: 1 },
    outlet: { ...opening, x: 9.5, inwardX: -1 },
  } as Lumen;
  return { lumen, cell: CELL, width: SIZE, vx: speeds(60), vy: speeds(upwards) };
}

function places(particles: ReturnType<typeof particlesIn>): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  particles.trace((points, from, to) => {
    for (let at = from; at < to; at++) found.push({ x: points[2 * at]!, y: points[2 * at + 1]! });
  });
  return found;
}

describe('particles', () => {
  it('stay within half a cell of where blood is on all sides, and within the openings, wherever they drift', () => {
    const flow = channel(2, 8, 5);
    const particles = particlesIn(flow, 300, 3);
    const outside: { x: number; y: number }[] = [];
    for (let step = 0; step < 200; step++) {
      outside.push(...places(particles).filter(({ x, y }) => y < 1.95 || y > 8.05 || x > 9.4));
      particles.move(flow, 1 / 30);
    }
    expect(outside).toEqual([]);
  });

  it('never stand still beside a wall', () => {
    const flow = channel(2, 8, 30);
    const particles = particlesIn(flow, 300, 3);
    const heads = (): number[] => {
      const found: number[] = [];
      particles.trace((points, from, _to, isHead) => isHead && found.push(points[2 * from]!));
      return found;
    };
    for (let step = 0; step < 100; step++) {
      const before = heads();
      particles.move(flow, 1 / 30);
      expect(heads().filter((x, one) => x === before[one])).toEqual([]);
    }
  });

  it('leave no tail outside once the vessel has become narrower', () => {
    const particles = particlesIn(channel(2, 8, 60), 300, 3);
    for (let step = 0; step < 60; step++) particles.move(channel(2, 8, 60), 1 / 30);
    const narrow = channel(4, 6);
    expect(places(particles).some(({ y }) => y < 4 || y > 6)).toBe(true);
    particles.leaveWalls(narrow);
    particles.move(narrow, 1 / 30);
    expect(places(particles).filter(({ y }) => y < 4 || y > 6)).toEqual([]);
  });
});
