import { describe, expect, it, jest } from '@jest/globals';
import { EDITIONS } from '../../contract/editions.js';
import { type Figure, LABEL_SIZES } from '../figure.js';
import { VISCOSITY } from '../flow/poiseuille.js';
import {
  type AneurysmFlow,
  REYNOLDS,
  sacInflow,
  sharedAneurysmFlow,
} from '../flow/aneurysm-flow.js';
import { length, normalise, subtract, vector, type Vector } from '../geometry/vector.js';
import { toBytes } from '../render/picture.js';
import { CELL, PARENT, PARENT_RADIUS, SAC } from '../vessels/aneurysm.js';
import { figure as aneuflow } from '../../products/aneuflow/figure.js';
import { pictures as aneuflowPictures } from '../../products/aneuflow/pictures.js';
import { pictures as aneuguidePictures } from '../../products/aneuguide/pictures.js';
import { figure as aneuplan } from '../../products/aneuplan/figure.js';
import { pictures as aneuplanPictures } from '../../products/aneuplan/pictures.js';
import { pictures as aneushapePictures } from '../../products/aneushape/pictures.js';
import { figure as hero } from './aneurysm-hero.js';

// Both flows are solved once for all tests, as they are for the figures.
jest.setTimeout(900_000);

const FIGURES: readonly (readonly [string, Figure])[] = [
  ['aneurysm-hero', hero],
  ['aneuflow', aneuflow],
  ['aneuplan', aneuplan],
  ...Object.entries({
    aneuflow: aneuflowPictures,
    aneuplan: aneuplanPictures,
    aneushape: aneushapePictures,
    aneuguide: aneuguidePictures,
  }).flatMap(([product, pictures]) =>
    Object.entries(pictures).map(([name, figure]) => [`${product}-${name}`, figure] as const),
  ),
];

/** mm: a level through the sac just above its neck. */
const ABOVE_NECK = 13.8;

/** Volume per time in cells through the sections at these columns of the grid. */
function throughSections({ lattice }: AneurysmFlow, columns: readonly number[]): number[] {
  const { domain, vx } = lattice;
  return columns.map((column) =>
    domain.x.reduce((sum, at, cell) => sum + (at === column ? (vx[cell] ?? 0) : 0), 0),
  );
}

/** Place on the artery's lower wall, away from the sac, and the direction to its middle. */
function lowerWall(index: number): { at: Vector; inward: Vector } {
  const [before, here, after] = [PARENT[index - 1], PARENT[index], PARENT[index + 1]];
  if (!before || !here || !after) throw new RangeError('No such place on the centreline');
  const along = normalise(subtract(after, before));
  const inward = vector(-along.y, along.x, 0);
  return {
    at: vector(here.x - inward.x * PARENT_RADIUS, here.y - inward.y * PARENT_RADIUS, here.z),
    inward,
  };
}

describe.each([
  ['alone', false],
  ['with a flow diverter', true],
])('the flow past the aneurysm %s', (_name, hasDiverter) => {
  it('passes the same volume through every section', () => {
    const volumes = throughSections(sharedAneurysmFlow(hasDiverter), [12, 24, 36, 48, 60, 72, 80]);
    const mean = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
    expect(mean).toBeGreaterThan(0);
    for (const volume of volumes) expect(Math.abs(volume / mean - 1)).toBeLessThan(0.01);
  });

  // The sac turns over slowly: it is not wholly steady when the solver stops.
  it('lets about as much blood out of the sac as into it', () => {
    const { lattice } = sharedAneurysmFlow(hasDiverter);
    const row = Math.round(ABOVE_NECK / CELL);
    let [up, down] = [0, 0];
    lattice.vy.forEach((speed, cell) => {
      if (lattice.domain.y[cell] !== row) return;
      if (speed > 0) up += speed;
      else down -= speed;
    });
    expect(up).toBeGreaterThan(0);
    expect(Math.abs(up / down - 1)).toBeLessThan(0.15);
  });
});

describe('the wall shear stress', () => {
  it("is of the size of Poiseuille's in the artery", () => {
    const flow = sharedAneurysmFlow(false);
    // The inlet's mean speed, from the Reynolds number: 4 μ U / R at the wall.
    const speed = (REYNOLDS * (VISCOSITY / 1060) * 1e6) / (2 * PARENT_RADIUS);
    const expected = (4 * VISCOSITY * speed) / PARENT_RADIUS;
    const places = PARENT.map(({ x }, index) => ({ x, index })).filter(({ x }) => x > 5 && x < 9);
    expect(places.length).toBeGreaterThan(2);
    for (const { index } of places) {
      const { at, inward } = lowerWall(index);
      const ratio = flow.wallShear(at, inward) / expected;
      expect(ratio).toBeGreaterThan(0.3);
      expect(ratio).toBeLessThan(3);
    }
  });

  it('is far lower on the dome than in the artery, and never negative', () => {
    const flow = sharedAneurysmFlow(false);
    const dome = vector(SAC.centre.x, SAC.centre.y + SAC.radii.y, SAC.centre.z);
    const onDome = flow.wallShear(dome, vector(0, -1, 0));
    const { at, inward } = lowerWall(PARENT.findIndex(({ x }) => x > 7));
    expect(onDome).toBeGreaterThanOrEqual(0);
    expect(onDome).toBeLessThan(0.2 * flow.wallShear(at, inward));
  });
});

describe('the flow diverter', () => {
  const before = (): number => sacInflow(sharedAneurysmFlow(false), ABOVE_NECK) * 0.06;
  const after = (): number => sacInflow(sharedAneurysmFlow(true), ABOVE_NECK) * 0.06;

  it('keeps blood out of the sac', () => {
    expect(after()).toBeGreaterThan(0);
    expect(after()).toBeLessThan(before());
  });

  it('is shown with the inflow of the field, and with its reduction', () => {
    const numbers = aneuplan.numbers?.() ?? {};
    expect(numbers.before).toBeCloseTo(before(), 1);
    expect(numbers.after).toBeCloseTo(after(), 1);
    const printed = { before: numbers.before ?? 0, after: numbers.after ?? 0 };
    expect(numbers.reduction).toBe(Math.round(100 * (1 - printed.after / printed.before)));
    for (const edition of EDITIONS) {
      for (const size of LABEL_SIZES) {
        const svg = aneuplan.draw?.(edition, size) ?? '';
        expect(svg).toContain(`${printed.before.toFixed(1)} mL/min`);
        expect(svg).toContain(`${printed.after.toFixed(1)} mL/min`);
        expect(svg).toContain(`−${numbers.reduction}%`);
      }
    }
  });

  it('leaves the flow of the artery as it is', () => {
    const [open, braided] = [false, true].map(
      (hasDiverter) => throughSections(sharedAneurysmFlow(hasDiverter), [40])[0] ?? 0,
    );
    expect((braided ?? 0) / (open ?? 1)).toBeCloseTo(1, 1);
  });
});

it('renders the same bytes twice', () => {
  const { render, width, height } = aneuflow;
  const bytes = (): Uint8Array =>
    toBytes(render?.(width / 20, height / 20) ?? { width: 0, height: 0, rgb: new Float32Array() });
  expect(Buffer.compare(bytes(), bytes())).toBe(0);
});

it('moves the same particles within the frame of aneurysm-hero', () => {
  const paths = hero.flow?.(hero.width, hero.height) ?? [];
  expect(paths).toEqual(hero.flow?.(hero.width, hero.height));
  expect(paths.length).toBeGreaterThan(10);
  for (const { x, y } of paths.flat()) {
    expect(x >= 0 && x <= hero.width && y >= 0 && y <= hero.height).toBe(true);
  }
});

describe.each(FIGURES)('the figure %s', (_name, figure) => {
  it('draws what the site may show: presentation attributes and no foreign address', () => {
    for (const edition of EDITIONS) {
      for (const size of LABEL_SIZES) {
        const svg = (figure.draw?.(edition, size) ?? '') + (figure.legend?.(edition) ?? '');
        expect(svg).not.toMatch(/ style=|<style|<script|NaN|undefined/);
      }
    }
  });
});

it('solves speeds of the order of the artery', () => {
  const { velocity } = sharedAneurysmFlow(false);
  const middle = PARENT.find(({ x }) => x > 8);
  expect(middle && length(velocity(middle))).toBeGreaterThan(100);
});
