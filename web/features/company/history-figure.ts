import type { Edition } from '../../contract/editions.js';
import { MILESTONES, type Milestone } from './milestones.js';
import { flatTree } from '../../figures/charts/flat-tree.js';
import {
  drawing,
  element,
  label,
  line,
  pathData,
  polyline,
  type Point,
} from '../../figures/charts/svg.js';
import { BRAIN_TONES, INK, INK_MUTED, PAPER } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { smoothStep } from '../../figures/geometry/interpolation.js';
import { branchingTrunk, type TrunkBranch } from '../../figures/vessels/branching-trunk.js';

/** Months since the year 0, at the month's middle: a milestone names no day. */
export function monthsOf(time: string): number {
  const [year = 0, month = 1] = time.split('-').map(Number);
  return year * 12 + month - 0.5;
}

export interface TimeAxis {
  /** Whole years from that of the first milestone to that of the last. */
  readonly years: readonly number[];
  /** Share of the axis at which the year begins. */
  readonly startOf: (year: number) => number;
  /** Share of the axis at which a month, such as `2017-06`, has its middle. */
  readonly placeOf: (time: string) => number;
}

/** An axis that is true to time. */
export function timeAxis(milestones: readonly Milestone[]): TimeAxis {
  const found = milestones.map(({ time }) => Number(time.slice(0, 4)));
  const first = Math.min(...found);
  const count = Math.max(...found) - first + 1;
  return {
    years: Array.from({ length: count }, (_, index) => first + index),
    startOf: (year) => (year - first) / count,
    placeOf: (time) => (monthsOf(time) - first * 12) / (count * 12),
  };
}

const { line: ink, pale } = BRAIN_TONES;

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Where the years begin and end. */
  readonly left: number;
  readonly right: number;
  /** Heights of the trunk's axis and of the line of the years. */
  readonly trunk: number;
  readonly years: number;
  /** Radius of a branch; how high it rises before it divides. */
  readonly branch: number;
  readonly rise: number;
  /** Levels at which it divides, and how long its pieces are by their radius. */
  readonly twigs: { readonly levels: number; readonly slenderness: number };
  readonly letters: number;
  readonly months?: number;
}

const LAYOUTS: Readonly<Record<LabelSize, Layout>> = {
  wide: {
    width: 1200,
    height: 314,
    left: 1,
    right: 1137,
    trunk: 128,
    years: 276,
    branch: 2.6,
    rise: 46,
    twigs: { levels: 5, slenderness: 8.6 },
    letters: 22,
    months: 19,
  },
  narrow: {
    width: 720,
    height: 372,
    left: 1,
    right: 656,
    trunk: 138,
    years: 312,
    branch: 3,
    rise: 62,
    twigs: { levels: 4, slenderness: 7.6 },
    letters: 27,
  },
};

const SEED = 2017;

interface Shoot extends TrunkBranch {
  readonly milestone: Milestone;
  readonly at: Point;
  /** 1 for those that rise, −1 for those that hang. */
  readonly side: 1 | -1;
}

function shoots(milestones: readonly Milestone[], layout: Layout): readonly Shoot[] {
  const earliestFirst = [...milestones].sort((a, b) => a.time.localeCompare(b.time, 'en'));
  const { placeOf } = timeAxis(earliestFirst);
  const branches = branchingTrunk(earliestFirst.length, layout.branch);
  return earliestFirst.flatMap((milestone, index): Shoot[] => {
    const branch = branches[index];
    if (!branch) return [];
    const x = layout.left + (layout.right - layout.left) * placeOf(milestone.time);
    return [{ ...branch, milestone, at: { x, y: layout.trunk }, side: index % 2 === 0 ? 1 : -1 }];
  });
}

/** The trunk's outline: between two branches its radius stays, at a branch it passes into the next. */
function trunk(all: readonly Shoot[], { left }: Layout): string {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return '';
  const start = Math.max(left, first.at.x - 14);
  const radius = (x: number): number =>
    all.reduce(
      (now, { at, before, after }) =>
        after === 0 ? now : now - (before - after) * smoothStep(at.x - 3, at.x + 9, x),
      first.before,
    );
  const xs = Array.from({ length: 181 }, (_, index) => start + ((last.at.x - start) * index) / 180);
  const edge = (side: number): Point[] => xs.map((x) => ({ x, y: first.at.y + side * radius(x) }));
  return element('path', { d: pathData([...edge(-1), ...edge(1).reverse()], true), fill: ink });
}

/** A branch leaves at the angle of least work, bends upright and divides into twigs. */
function branch(shoot: Shoot, { rise, twigs: shape }: Layout, seed: number): string[] {
  const { at, angle, radius, side } = shoot;
  const points: Point[] = [at];
  const steps = 14;
  let heading = angle;
  for (let step = 1; step <= steps; step++) {
    const from = points.at(-1) ?? at;
    const size = (rise / steps) * 1.06;
    heading = angle + (90 - angle) * smoothStep(0, 0.8, step / steps);
    const radians = (heading * Math.PI) / 180;
    points.push({
      x: from.x + size * Math.cos(radians),
      y: from.y - side * size * Math.sin(radians),
    });
  }
  const [stem, ...twigs] = flatTree({
    seed,
    root: points.at(-1) ?? at,
    heading: side * heading,
    radius,
    ...shape,
  });
  return [
    ...twigs.reverse().map(({ from, to, radius: thin, level }) =>
      element('path', {
        d: pathData([from, to]),
        'stroke-width': thin * 2,
        stroke: level > 2 ? pale : undefined,
      }),
    ),
    polyline([...points, ...(stem ? [stem.to] : [])], { 'stroke-width': radius * 2 }),
  ];
}

/** A ring where the branch leaves: open for a sample, filled for a fact. */
function joint({ at, milestone }: Shoot, { branch: size }: Layout): string {
  return element('circle', {
    cx: at.x,
    cy: at.y,
    r: size * 1.9,
    fill: milestone.sample ? PAPER : INK,
    stroke: milestone.sample ? ink : PAPER,
    'stroke-width': size * 0.75,
  });
}

function month({ at, milestone, side, before }: Shoot, size: number, edition: Edition): string {
  const y = at.y + side * (before + size * 0.95) + size * 0.35;
  return label(at.x, y, shortMonth(milestone.time, edition), {
    'font-size': size,
    'text-anchor': 'middle',
    fill: INK_MUTED,
  });
}

function shortMonth(time: string, edition: Edition): string {
  if (edition === 'zh') return `${Number(time.slice(5, 7))} 月`;
  const date = new Date(`${time}-01T00:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(date);
}

function yearLine(milestones: readonly Milestone[], layout: Layout): string[] {
  const { left, right, years: y, letters } = layout;
  const { years, startOf } = timeAxis(milestones);
  const place = (year: number): number => left + (right - left) * startOf(year);
  const ends = [...years, (years.at(-1) ?? 0) + 1];
  return [
    line(left, y, right, y, { stroke: pale, 'stroke-width': 2 }),
    ...ends.map((year) =>
      line(place(year), y - 7, place(year), y + 7, { stroke: pale, 'stroke-width': 2 }),
    ),
    ...years.map((year) =>
      label((place(year) + place(year + 1)) / 2, y + letters * 1.5, String(year), {
        'font-size': letters,
        'font-weight': 600,
        'text-anchor': 'middle',
        fill: INK,
      }),
    ),
  ];
}

/** The years as one vessel, which gives off a branch for each milestone. */
export function drawHistory(
  milestones: readonly Milestone[],
  edition: Edition,
  size: LabelSize,
): string {
  const layout = LAYOUTS[size];
  const all = shoots(milestones, layout);
  const { months } = layout;
  return drawing(
    layout.width,
    layout.height,
    edition,
    ...yearLine(milestones, layout),
    element(
      'g',
      { stroke: ink, 'stroke-linecap': 'round' },
      ...all.flatMap((shoot, index) => branch(shoot, layout, SEED + index)),
    ),
    trunk(all, layout),
    ...all.map((shoot) => joint(shoot, layout)),
    ...(months === undefined ? [] : all.map((shoot) => month(shoot, months, edition))),
  );
}

export const figure: Figure = {
  width: LAYOUTS.wide.width,
  height: LAYOUTS.wide.height,
  narrow: { width: LAYOUTS.narrow.width, height: LAYOUTS.narrow.height },
  ground: 'paper',
  draw: (edition, size) => drawHistory(MILESTONES, edition, size),
};
