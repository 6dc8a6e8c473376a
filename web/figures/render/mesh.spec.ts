import { describe, expect, it } from '@jest/globals';
import { displayableOklch } from '../colour/oklab.js';
import { STAGE } from '../colour/palette.js';
import { ORIGIN, vector } from '../geometry/vector.js';
import { meshLook } from './mesh-look.js';
import { surfaceMesh, tubeMesh } from './mesh-shapes.js';
import { meshThickness, paintMeshes, placeInView, viewAlong, type Mesh } from './mesh.js';

const RADIUS = 3;
const BALL = surfaceMesh(
  (x, y, z) => Math.hypot(x, y, z) - RADIUS,
  { from: vector(-4, -4, -4), to: vector(4, 4, 4) },
  0.5,
);
const SIZE = { width: 200, height: 150 };
const VIEW = viewAlong(vector(0.3, -0.2, -1), { target: ORIGIN, targetAt: [0.5, 0.5], tall: 10 });
const MATERIAL = { roughness: 0.4, gloss: 0, rim: 0 };
const GREY = meshLook(displayableOklch(0.6, 0, 0), MATERIAL);

function paint(layers: Parameters<typeof paintMeshes>[2]['layers']): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  paintMeshes(pixels, SIZE, { view: VIEW, layers, fade: 0.01 });
  return pixels;
}

function brightness(pixels: Uint8ClampedArray, x: number, y: number): number {
  const at = (Math.round(y) * SIZE.width + Math.round(x)) * 4;
  return (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
}

/** Six times the volume, from the triangles' corners. */
function volume({ positions, triangles }: Mesh): number {
  const corner = (at: number) => {
    const [x = 0, y = 0, z = 0] = positions.subarray((triangles[at] ?? 0) * 3);
    return { x, y, z };
  };
  let sum = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)];
    sum +=
      a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
  }
  return sum / 6;
}

describe('a mesh of a surface', () => {
  it('has every vertex within 0.001 mm of a ball, and normals that lead away from its middle', () => {
    for (let at = 0; at < BALL.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = BALL.positions.subarray(at);
      const [nx = 0, ny = 0, nz = 0] = BALL.normals.subarray(at);
      expect(Math.abs(Math.hypot(x, y, z) - RADIUS)).toBeLessThan(0.001);
      expect((nx * x + ny * y + nz * z) / RADIUS).toBeGreaterThan(0.999);
    }
  });

  it('is closed: each side has two triangles, which run along it in opposite directions', () => {
    const sides = new Set<string>();
    const { triangles } = BALL;
    for (let at = 0; at < triangles.length; at++) {
      const next = at % 3 === 2 ? at - 2 : at + 1;
      sides.add(`${triangles[at]} ${triangles[next]}`);
    }
    expect(sides.size).toBe(triangles.length);
    for (const side of sides) expect(sides).toContain(side.split(' ').reverse().join(' '));
  });

  it('encloses the volume of a ball within 1.5 % and no more, its corners being on it', () => {
    const share = volume(BALL) / ((4 / 3) * Math.PI * RADIUS ** 3);
    expect(share).toBeGreaterThan(0.985);
    expect(share).toBeLessThan(1);
  });

  it('is cut flat and closed at the sides of its box', () => {
    const rod = surfaceMesh(
      (_x, y, z) => Math.hypot(y, z) - 1,
      { from: vector(-3, -2, -2), to: vector(3, 2, 2) },
      0.2,
    );
    expect(volume(rod) / (Math.PI * 6)).toBeGreaterThan(0.93);
    expect(volume(rod) / (Math.PI * 6)).toBeLessThan(1);
  });
});

describe('a picture of meshes', () => {
  it('shows a ball as a disc of its radius within a pixel, on the stage', () => {
    const pixels = paint([{ mesh: BALL, look: GREY }]);
    const stage = brightness(paint([]), 20, 20);
    const middle = placeInView(VIEW, ORIGIN, SIZE);
    const reach = (RADIUS * SIZE.height) / VIEW.tall;
    for (let degrees = 0; degrees < 360; degrees += 30) {
      const [c, s] = [Math.cos(degrees), Math.sin(degrees)];
      const at = (share: number): number =>
        brightness(pixels, middle.x + share * c, middle.y + share * s);
      expect(at(reach - 1.5)).not.toBe(stage);
      const outside = at(reach + 1.5);
      expect(Math.abs(outside - brightness(paint([]), middle.x, middle.y))).toBeLessThan(40);
    }
  });

  it('is lit from the upper left', () => {
    const pixels = paint([{ mesh: BALL, look: GREY }]);
    expect(brightness(pixels, 85, 60)).toBeGreaterThan(brightness(pixels, 120, 95) + 40);
  });

  it('lets what is nearer hide what is behind it, in either order', () => {
    const shift = (mesh: Mesh, by: number): Mesh => ({
      ...mesh,
      positions: mesh.positions.map((value, at) => {
        const { x, y, z } = VIEW.forward;
        return value + by * ([x, y, z][at % 3] ?? 0);
      }),
    });
    const white = meshLook(displayableOklch(0.95, 0, 0), MATERIAL);
    const near = { mesh: shift(BALL, -8), look: GREY };
    const far = { mesh: shift(BALL, 8), look: white };
    expect(paint([near, far])).toEqual(paint([near]));
    expect(paint([far, near])).toEqual(paint([near]));
  });

  it('takes the second look where the number given per vertex is below 0', () => {
    const values = Float32Array.from(
      { length: BALL.positions.length / 3 },
      (_, vertex) => BALL.positions[vertex * 3 + 1] ?? 0,
    );
    const black = meshLook({ r: 0, g: 0, b: 0 }, MATERIAL);
    const pixels = paint([{ mesh: BALL, look: GREY, below: { values, look: black } }]);
    expect(brightness(pixels, 100, 45)).toBeGreaterThan(200);
    expect(brightness(pixels, 100, 105)).toBeLessThan(10);
  });

  it('shows what lies behind glass, the more the less that covers', () => {
    const [clear, dense] = [0.1, 0.9].map((cover) =>
      meshLook(displayableOklch(0.9, 0, 0), MATERIAL, () => cover),
    );
    if (!clear || !dense) throw new Error('Two looks');
    const [none, thin, thick] = [[], [{ mesh: BALL, look: clear }], [{ mesh: BALL, look: dense }]]
      .map(paint)
      .map((pixels) => brightness(pixels, 100, 75));
    expect(thin).toBeGreaterThan(none ?? 0);
    expect(thick).toBeGreaterThan(3 * (thin ?? 0));
  });

  it('keeps the plain stage at its borders', () => {
    const [r, g, b] = paint([{ mesh: BALL, look: GREY }]);
    const hex = [1, 3, 5].map((at) => parseInt(STAGE.slice(at, at + 2), 16));
    [r, g, b].forEach((part, index) => {
      expect(Math.abs((part ?? 0) - (hex[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  });
});

describe('the thickness on lines of sight', () => {
  const thickness = meshThickness(BALL, VIEW, SIZE);

  it('is that of a ball within 2 %: twice the root of radius² less distance²', () => {
    const middle = placeInView(VIEW, ORIGIN, SIZE);
    for (const column of [60, 75, 90, 100, 120, 135]) {
      const away = ((column + 0.5 - middle.x) * VIEW.tall) / SIZE.height;
      const row = 75;
      const up = ((row + 0.5 - middle.y) * VIEW.tall) / SIZE.height;
      const chord = 2 * Math.sqrt(RADIUS ** 2 - away ** 2 - up ** 2);
      expect((thickness[row * SIZE.width + column] ?? 0) / chord).toBeCloseTo(1, 1.6);
    }
  });

  it('adds up to the volume within 1 %, and is nowhere below 0', () => {
    const pixel = (VIEW.tall / SIZE.height) ** 2;
    const sum = thickness.reduce((total, thick) => total + thick * pixel, 0);
    expect(sum / volume(BALL)).toBeCloseTo(1, 2);
    expect(thickness.reduce((least, thick) => Math.min(least, thick), 0)).toBeGreaterThan(-1e-3);
  });
});

describe('a tube', () => {
  it('keeps its radius along a line that bends, and is seen from outside', () => {
    const line = Array.from({ length: 40 }, (_, step) => {
      const angle = step / 20;
      return vector(5 * Math.cos(angle), 5 * Math.sin(angle), 0.05 * step);
    });
    const tube = tubeMesh(line, 0.5, 12);
    for (let vertex = 5 * 12; vertex < 35 * 12; vertex++) {
      const [x = 0, y = 0, z = 0] = tube.positions.subarray(vertex * 3);
      const nearest = Math.min(...line.map((at) => Math.hypot(at.x - x, at.y - y, at.z - z)));
      expect(nearest).toBeCloseTo(0.5, 2);
    }
    const look = meshLook(displayableOklch(0.8, 0, 0), MATERIAL);
    const pixels = paint([{ mesh: tube, look }]);
    const seen = placeInView(VIEW, line[20] ?? ORIGIN, SIZE);
    expect(brightness(pixels, seen.x, seen.y)).toBeGreaterThan(200);
  });
});
