import type { Edition } from '../../contract/editions.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { type Axes, drawAxes, placed } from '../../figures/charts/axes.js';
import { callout } from '../../figures/charts/callout.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, line, pathData, polyline, withUnit } from '../../figures/charts/svg.js';
import { pressureMap, shearMap } from '../../figures/colour/maps.js';
import { displayableOklch } from '../../figures/colour/oklab.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
} from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import { type Vector, vector } from '../../figures/geometry/vector.js';
import type { CameraSettings } from '../../figures/render/camera.js';
import {
  intracranialNumbers,
  intracranialProfile,
  solveIntracranial,
} from '../../figures/scenes/intracranial-case.js';
import {
  closeUp,
  profileCurve,
  projector,
  radiusAt,
  sections,
  SLAB,
  SLAB_SCALE,
  slabPicture,
} from '../../figures/scenes/intracranial-pictures.js';
import { SHEET, inPercent } from '../../figures/charts/picture-sheet.js';
import { cornerNotes, MARGIN, productPicture } from '../../figures/scenes/stroke-frame.js';

const input = productPicture(slabPicture, (_, letter) => [
  ...cornerNotes(['CTA', `MIP ${SLAB.thickness} mm`], 'upper left', letter),
  scaleBar({ x: MARGIN, y: SHEET.height - 70, millimetres: 20, perMillimetre: SLAB_SCALE }, letter),
  label(272, 462, 'R', {
    'font-size': letter.title,
    fill: ON_STAGE_SOFT,
    'text-anchor': 'end',
  }),
  label(1088, 462, 'L', { 'font-size': letter.title, fill: ON_STAGE_SOFT }),
]);

const MODEL_CAMERA: CameraSettings = {
  eye: vector(-10, 60, 420),
  target: vector(25, 10, 5),
  heightAtTarget: 47,
  targetAt: [0.5, 0.52],
};
const WALL = displayableOklch(0.66, 0.045, 235);

function positionOf(node: number | undefined): Vector {
  const found = solveIntracranial().trees.left.tree.nodes[node ?? -1];
  if (!found) throw new Error('A node of the left tree expected');
  return found.position;
}

/** mL/min into a node of the left tree. */
function flowAt(node: number): number {
  const { trees, speeds } = solveIntracranial();
  const radius = trees.left.radii.end[node] ?? 0;
  return Math.round(((speeds('left')[node] ?? 0) * 10 * Math.PI * radius ** 2 * 60) / 1000);
}

const MODEL_WORDS: Readonly<
  Record<Edition, Readonly<Record<'inlet' | 'outlet' | 'lumen', string>>>
> = {
  zh: { inlet: '入口', outlet: '出口', lumen: '管腔' },
  en: { inlet: 'Inlet', outlet: 'Outlet', lumen: 'Lumen' },
};

const model = productPicture(
  closeUp({ camera: MODEL_CAMERA, reach: 30, map: () => WALL, value: () => 0, share: 1 }),
  (edition, letter) => {
    const words = MODEL_WORDS[edition];
    const seen = projector(MODEL_CAMERA, 1);
    const { places, throat } = intracranialProfile();
    const { named } = solveIntracranial().trees.left;
    const ring = letter.stroke * 0.9;
    const superior = named.get('M2 superior')?.[6] ?? 0;
    const anterior = named.get('A1')?.[5] ?? 0;
    const carotid = places[4]?.node ?? 0;
    return [
      polyline(
        places.filter(({ at }) => at > 8 && at < 54).map(({ node }) => seen(positionOf(node))),
        {
          stroke: ON_STAGE,
          'stroke-width': ring,
          'stroke-dasharray': '3 8',
          'stroke-linecap': 'round',
        },
      ),
      ...sections(MODEL_CAMERA, 25, 50).map((points) =>
        polyline(points.map(seen), { stroke: BRAIN_BRIGHT, 'stroke-width': ring }),
      ),
      callout(
        {
          at: seen(positionOf(throat.node)),
          dx: 24,
          dy: 200,
          name: words.lumen,
          value: `${intracranialNumbers().diameter.toFixed(2)} mm`,
          colour: HEART_BRIGHT,
        },
        letter,
      ),
      callout(
        { at: seen(positionOf(carotid)), dx: 90, dy: 70, name: words.inlet, value: '95 mmHg' },
        letter,
      ),
      callout(
        {
          at: seen(positionOf(superior)),
          dx: -150,
          dy: -190,
          name: words.outlet,
          value: `${flowAt(superior)} mL/min`,
        },
        letter,
      ),
      callout(
        {
          at: seen(positionOf(anterior)),
          dx: 40,
          dy: -190,
          name: words.outlet,
          value: `${flowAt(anterior)} mL/min`,
        },
        letter,
      ),
      scaleBar(
        {
          x: MARGIN,
          y: SHEET.height - MARGIN,
          millimetres: 5,
          perMillimetre: SHEET.height / MODEL_CAMERA.heightAtTarget,
        },
        letter,
      ),
    ];
  },
);

const SHARE = 0.56;
const SHEAR_CAMERA: CameraSettings = {
  eye: vector(40, -110, 400),
  target: vector(27, 10.5, 7),
  heightAtTarget: 25,
  targetAt: [0.5, 0.5],
};
const MOST_SHEAR = 80;

/** Low shear takes up half of the colours: they follow the square root. */
function shearShare(shear: number): number {
  return Math.sqrt(Math.max(0, shear) / MOST_SHEAR);
}

function shearAt(side: string, node: number): number {
  const { trees, speeds, lesion } = solveIntracranial();
  if (side !== 'left') return shearShare(1.5);
  const own = intracranialProfile().places.find((place) => place.node === node);
  if (own) return shearShare(own.shear);
  const radius = trees.left.radii.end[node] ?? 1;
  const lost = lesion.narrowing.get(node) ?? 0;
  // 4μQ/πr³ of the mean speed: 4μv/r, with cm/s as mm/s.
  return shearShare((4 * 0.0035 * (speeds('left')[node] ?? 0) * 10) / (radius * (1 - lost) ** 3));
}

const ALONG: Readonly<Record<Edition, string>> = {
  zh: '沿血管距离',
  en: 'Distance along the vessel',
};
const SHEAR: Readonly<Record<Edition, string>> = { zh: '壁面切应力', en: 'Wall shear stress' };
const PRESSURE: Readonly<Record<Edition, string>> = { zh: '压力', en: 'Pressure' };

const output = productPicture(
  closeUp({ camera: SHEAR_CAMERA, reach: 22, map: shearMap, value: shearAt, share: SHARE }),
  (edition, letter) => {
    const axes: Axes = {
      x: 150,
      y: 600,
      width: SHEET.width - 150 - MARGIN - 20,
      height: 170,
      across: {
        range: [10, 60],
        ticks: [10, 20, 30, 40, 50, 60],
        title: withUnit(edition, ALONG[edition], 'mm'),
      },
      up: {
        range: [0, MOST_SHEAR],
        ticks: [0, 40, 80],
        title: withUnit(edition, SHEAR[edition], 'Pa'),
      },
    };
    const { throat } = intracranialProfile();
    const seen = projector(SHEAR_CAMERA, SHARE);
    return [
      callout(
        {
          at: seen(positionOf(throat.node)),
          dx: -60,
          dy: -150,
          name: 'WSS',
          value: `${intracranialNumbers().shear} Pa`,
        },
        letter,
      ),
      drawAxes(axes, letter),
      ...profileCurve(axes, 'shear', (value) => shearMap(shearShare(value)), letter.stroke * 2.4),
      scaleBar(
        {
          x: MARGIN,
          y: 470,
          millimetres: 5,
          perMillimetre: (SHEET.height * SHARE) / SHEAR_CAMERA.heightAtTarget,
        },
        letter,
      ),
    ];
  },
);

const LOWEST = 0.5;
const REPORT_SHARE = 0.5;
const REPORT_CAMERA: CameraSettings = {
  eye: vector(130, -60, 400),
  target: vector(24, 10, 0),
  heightAtTarget: 54,
  targetAt: [0.4, 0.52],
};

const report = productPicture(
  closeUp({
    camera: REPORT_CAMERA,
    reach: 36,
    map: pressureMap,
    value: (side, node) => (solveIntracranial().ratioAt(side, node) - LOWEST) / (1 - LOWEST),
    share: REPORT_SHARE,
  }),
  (edition, letter) => {
    const axes = pressureAxes(edition);
    const lumen = Array.from({ length: 121 }, (_, index) => (index / 120) * 60);
    const wall = (side: 1 | -1) =>
      lumen.map((at) => ({
        x: placed(axes, at, 0).x,
        y: LUMEN.y + side * radiusAt(at) * LUMEN.scale,
      }));
    const { throat, proximal, distal } = intracranialProfile();
    const [top, bottom] = [placed(axes, 57, proximal.pressure), placed(axes, 57, distal.pressure)];
    const leaders = leadersOf();
    return [
      ...leaders.map(({ from, to }) =>
        line(from.x, from.y, to.x, to.y, {
          stroke: ON_STAGE_SOFT,
          'stroke-width': letter.stroke * 0.7,
        }),
      ),
      element('path', {
        d: pathData([...wall(1), ...wall(-1).reverse()], true),
        fill: BRAIN_BRIGHT,
        'fill-opacity': 0.16,
        stroke: BRAIN_BRIGHT,
        'stroke-width': letter.stroke,
      }),
      line(
        placed(axes, throat.at, 0).x,
        LUMEN.y + 40,
        placed(axes, throat.at, 0).x,
        axes.y + axes.height,
        {
          stroke: ON_STAGE_SOFT,
          'stroke-width': letter.stroke * 0.6,
          'stroke-dasharray': '4 7',
        },
      ),
      drawAxes(axes, letter),
      ...profileCurve(
        axes,
        'pressure',
        (value) => pressureMap((value / 95 - LOWEST) / (1 - LOWEST)),
        letter.stroke * 2.4,
      ),
      line(top.x, top.y + 8, bottom.x, bottom.y - 8, {
        stroke: ON_STAGE,
        'stroke-width': letter.stroke,
      }),
      colourBar(
        {
          x: 1040,
          y: 110,
          height: 240,
          map: pressureMap,
          range: [LOWEST, 1],
          ticks: [0.5, 0.75, 1].map((at) => ({ at, text: at.toFixed(2) })),
          title: 'P/Pa',
        },
        letter,
      ),
    ];
  },
  () => {
    const { ratio, drop, shear, shearRatio, stenosis, diameter } = intracranialNumbers();
    const axes = pressureAxes('en');
    const { throat, distal, proximal } = intracranialProfile();
    const [beyond, narrow, before] = leadersOf();
    const middle = placed(axes, 57, (proximal.pressure + distal.pressure) / 2);
    const along = placed(axes, 14, proximal.pressure);
    const x = placed(axes, throat.at, 0).x;
    return [
      { ...inPercent({ x: beyond.to.x, y: beyond.to.y }), value: ratio.toFixed(2) },
      { ...inPercent({ x: middle.x - 60, y: middle.y }), value: String(drop) },
      { ...inPercent({ x: along.x, y: along.y }), value: '' },
      { ...inPercent({ x: narrow.to.x, y: narrow.to.y }), value: String(shear) },
      { ...inPercent({ x: before.to.x, y: before.to.y }), value: String(Math.round(shearRatio)) },
      { ...inPercent({ x: x, y: LUMEN.y - 70 }), value: String(stenosis) },
      { ...inPercent({ x: x, y: LUMEN.y + 66 }), value: diameter.toFixed(2) },
    ];
  },
);

/** From the places behind, in and before the narrowing to where their results are marked. */
function leadersOf() {
  const { throat, distal, proximal } = intracranialProfile();
  const seen = projector(REPORT_CAMERA, REPORT_SHARE);
  const lead = (node: number, dx: number, dy: number) => {
    const from = seen(positionOf(node));
    return { from, to: { x: from.x + dx, y: from.y + dy } };
  };
  return [
    lead(distal.node, 40, 150),
    lead(throat.node, 36, -128),
    lead(proximal.node, -52, -128),
  ] as const;
}

/** The lumen laid out straight above the curve, with units of the frame for one mm of its radius. */
const LUMEN = { y: 520, scale: 15 };

function pressureAxes(edition: Edition): Axes {
  return {
    x: 150,
    y: 630,
    width: SHEET.width - 150 - MARGIN - 20,
    height: 150,
    across: {
      range: [0, 60],
      ticks: [0, 20, 40, 60],
      title: withUnit(edition, ALONG[edition], 'mm'),
    },
    up: {
      range: [50, 100],
      ticks: [50, 75, 100],
      title: withUnit(edition, PRESSURE[edition], 'mmHg'),
    },
  };
}

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
