import type { Edition } from '../../contract/editions.js';
import { type Axes, drawAxes, placed } from '../../figures/charts/axes.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, element, label, line, polyline, withUnit } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT, STAGE } from '../../figures/colour/palette.js';
import { fromHex } from '../../figures/colour/srgb.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { indicator, microcirculation, type Microcirculation } from '../../figures/flow/imr.js';
import { add, vector, type Vector } from '../../figures/geometry/vector.js';
import { noise } from '../../figures/random/noise.js';
import { seeded } from '../../figures/random/seeded.js';
import { onTop, type Picture } from '../../figures/render/picture.js';
import { murrayRadii } from '../../figures/vessels/murray.js';
import { suppliedNodes } from '../../figures/vessels/supply.js';
import { treeTubes } from '../../figures/vessels/tree-tubes.js';
import { type TreeNode, vesselTree } from '../../figures/vessels/vessel-tree.js';
import { vesselPicture } from '../../figures/scenes/vessel-picture.js';
import { memoise } from '../../figures/memoise.js';
import { HYPERAEMIA, sampleTrees } from '../../figures/scenes/coronary-case.js';

/** mmHg · s: at and above it the microcirculation counts as impaired. */
const IMR_CUT_OFF = 25;

/** Resistance of the impaired bed relative to the healthy one. */
const IMPAIRED = 2.1;

/** The same artery before a healthy and before an impaired bed. */
const imrCase = memoise((): { healthy: Microcirculation; impaired: Microcirculation } => {
  const { left } = sampleTrees();
  const stem = left.named.get('LM') ?? [];
  const lad = left.named.get('LAD') ?? [];
  const way = [...stem, ...lad.slice(1, Math.round(lad.length * 0.42))];
  return {
    healthy: microcirculation(left, way, HYPERAEMIA, 1),
    impaired: microcirculation(left, way, HYPERAEMIA, IMPAIRED),
  };
});

const WIDTH = 1200;
const HEIGHT = 1080;
const SCENE = 0.56;
/** Units of the drawn bed; it is not to scale with the curves below. */
const EXTENT = { x: 84, y: 34, z: 22 };

/** One arteriole and the bed that it supplies. */
function bed() {
  const stem = Array.from({ length: 22 }, (_, index): TreeNode => ({
    position: vector(-64 + index * 1.6, -2 + Math.sin(index / 5) * 2, 0),
    parent: index - 1,
  }));
  const random = seeded(73);
  const sinks: Vector[] = [];
  for (let spacing = 18; sinks.length < 520; spacing *= 0.88) {
    for (let attempt = 0; attempt < 900 && sinks.length < 520; attempt++) {
      const at = vector(
        random.between(-46, EXTENT.x),
        random.between(-EXTENT.y, EXTENT.y),
        random.between(-EXTENT.z, EXTENT.z),
      );
      if (
        sinks.every((other) => Math.hypot(other.x - at.x, other.y - at.y, other.z - at.z) > spacing)
      )
        sinks.push(at);
    }
  }
  const settle = (point: Vector): Vector => {
    const wave = (offset: number): number =>
      1.1 * noise(point.x / 7 + offset, point.y / 7, point.z / 7, 21);
    return add(point, vector(wave(0), wave(20), wave(40)));
  };
  const tree = vesselTree(
    suppliedNodes(stem, { sinks, step: 1.6, reach: 60, firstNode: 12, settle }),
  );
  const unit = murrayRadii(tree, { terminal: 1, taper: 0 });
  const radii = murrayRadii(tree, { terminal: 3.1 / (unit.end[0] ?? 1), taper: 0 });
  return { tree, radii };
}

function render(width: number, height: number): Picture {
  const { tree, radii } = bed();
  const times = tree.nodes.map(() => 0);
  tree.nodes.forEach(({ parent }, node) => {
    // By Murray's law the mean speed is in proportion to the radius.
    times[node] = (times[parent] ?? 0) + 1 / (radii.end[node] ?? 1);
  });
  const longest = Math.max(...times);
  const tubes = treeTubes(
    tree,
    radii,
    times.map((time) => 0.96 - 0.94 * Math.sqrt(time / longest)),
  );
  const picture = vesselPicture(
    {
      tubes,
      map: flowMap,
      camera: { eye: vector(20, 30, 240), target: vector(14, 0, 0), heightAtTarget: 74 },
      fog: [-12, 34],
      fogShare: 0.8,
    },
    width,
    Math.round(height * SCENE),
  );
  return onTop(picture, height, fromHex(STAGE));
}

const WORDS: Readonly<Record<Edition, Readonly<Record<'time' | 'signal' | 'cut', string>>>> = {
  zh: { time: '时间（s）', signal: '对比剂浓度（相对值）', cut: '界值' },
  en: { time: 'Time (s)', signal: 'Contrast (relative)', cut: 'Cut-off' },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { healthy, impaired } = imrCase();
  const axes: Axes = {
    x: 110,
    y: 690,
    width: 620,
    height: 240,
    across: {
      range: [0, 1],
      ticks: [0, 0.5, 1],
      title: words.time,
      format: (value) => value.toFixed(1),
    },
    up: { range: [0, 1.08], ticks: [0, 0.5, 1], title: words.signal },
  };
  const curve = (mean: number, stroke: string): string =>
    polyline(
      Array.from({ length: 76 }, (_, index) => {
        const time = index / 75;
        return placed(axes, time, indicator(time, mean));
      }),
      { stroke, 'stroke-width': letter.stroke * 2.2 },
    );
  const column = { x: 850, y: 690, width: 290, height: 240 };
  const top = 60;
  const level = (imr: number): number => column.y + column.height * (1 - imr / top);
  const bar = (imr: number, at: number, fill: string): string =>
    element('rect', {
      x: column.x + at,
      y: level(imr),
      width: 74,
      height: column.y + column.height - level(imr),
      rx: 5,
      fill,
    }) +
    label(column.x + at + 37, column.y + column.height - 14, imr.toFixed(0), {
      'font-size': letter.title,
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: STAGE,
    });
  const cut = level(IMR_CUT_OFF);
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    drawAxes(axes, letter),
    curve(healthy.transit, BRAIN_BRIGHT),
    curve(impaired.transit, HEART_BRIGHT),
    label(column.x, column.y - letter.text * 0.7, withUnit(edition, 'IMR', 'mmHg·s'), {
      'font-size': letter.text,
    }),
    bar(healthy.imr, 30, BRAIN_BRIGHT),
    bar(impaired.imr, 206, HEART_BRIGHT),
    line(column.x, cut, column.x + column.width, cut, {
      stroke: ON_STAGE_SOFT,
      'stroke-width': 2.5,
      'stroke-dasharray': '10 8',
    }),
    line(column.x, column.y + column.height, column.x + column.width, column.y + column.height, {
      stroke: ON_STAGE_SOFT,
    }),
    label(column.x, cut - 10, `${words.cut} ${IMR_CUT_OFF}`, {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
  );
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => {
    const { healthy, impaired } = imrCase();
    return {
      healthy: Math.round(healthy.imr),
      impaired: Math.round(impaired.imr),
      cutOff: IMR_CUT_OFF,
    };
  },
};
