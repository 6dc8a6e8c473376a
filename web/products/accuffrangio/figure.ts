import type { Edition } from '../../contract/editions.js';
import { drawAxes, placed, type Axes } from '../../figures/charts/axes.js';
import { colouredCurve } from '../../figures/charts/coloured-curve.js';
import { letters } from '../../figures/charts/letters.js';
import { drawing, element, label, line, type Point } from '../../figures/charts/svg.js';
import { HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT, STAGE } from '../../figures/colour/palette.js';
import { fromHex, mixColours } from '../../figures/colour/srgb.js';
import { fromOklab, type Colour } from '../../figures/colour/oklab.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { distance, dot, vector } from '../../figures/geometry/vector.js';
import { smoothStep } from '../../figures/geometry/interpolation.js';
import { fractalNoise } from '../../figures/random/noise.js';
import { placeCamera, project, type Camera } from '../../figures/render/camera.js';
import type { Picture } from '../../figures/render/picture.js';
import { plot } from '../../figures/render/plot.js';
import { contrastThickness } from '../../figures/render/radiograph.js';
import {
  coronaryCase,
  coronaryTubes,
  ffrColour,
  ffrShare,
  type SolvedTree,
} from '../../figures/scenes/coronary-case.js';
import { heartEye } from '../../figures/scenes/heart-picture.js';

const WIDTH = 1200;
const HEIGHT = 1080;
const PANEL = { width: 560, height: 540, top: 30 };

/** Angles of the C-arm in degrees about the patient; more than 25° apart. */
const PROJECTIONS = [
  { left: 30, degrees: 12, elevation: 24, up: [0.46, 0.89] },
  { left: 610, degrees: 72, elevation: 12, up: [0.28, 0.95] },
] as const;

function cameraOf({ degrees, elevation, up }: (typeof PROJECTIONS)[number], scale: number): Camera {
  return placeCamera(
    {
      eye: heartEye(degrees, elevation, 700),
      target: vector(13, -8, 8),
      up: vector(up[0], up[1], 0),
      heightAtTarget: 112,
    },
    PANEL.width * scale,
    PANEL.height * scale,
  );
}

/** Hardening and scatter leave the largest vessels far from black. */
const ABSORPTION = 0.3;
const stage = fromHex(STAGE);

function render(width: number, height: number): Picture {
  const scale = width / WIDTH;
  const tubes = coronaryTubes(coronaryCase().left);
  const films = PROJECTIONS.map((projection) => {
    const [w, h] = [Math.ceil(PANEL.width * scale), Math.ceil(PANEL.height * scale)];
    const thickness = contrastThickness(tubes, cameraOf(projection, scale), w, h);
    return { projection, w, thickness };
  });
  return plot(width, height, WIDTH, (x, y) => {
    const film = films.find(({ projection: { left } }) => x >= left && x < left + PANEL.width);
    const v = y - PANEL.top;
    if (!film || v < 0 || v >= PANEL.height) return stage;
    const u = x - film.projection.left;
    const at = Math.floor(v * scale) * film.w + Math.floor(u * scale);
    const through = Math.exp(-ABSORPTION * (film.thickness[at] ?? 0));
    const away = Math.hypot(u / PANEL.width - 0.5, v / PANEL.height - 0.5);
    const chest =
      0.73 +
      0.05 * fractalNoise(u / 210, v / 150, film.projection.left, 7, 3) +
      0.05 * Math.sin(v / 52 + u / 300 + film.projection.left);
    const grain = 0.01 * fractalNoise(u / 2.4, v / 2.4, 3, 11, 1);
    const grey = (chest * (0.3 + 0.7 * through) + grain) * (1 - 0.28 * smoothStep(0.3, 0.72, away));
    const corner = Math.min(u, PANEL.width - u, v, PANEL.height - v);
    return mixColours(stage, fromOklab(grey, -0.006, -0.018), smoothStep(0, 3, corner));
  });
}

interface Pullback {
  readonly millimetres: readonly number[];
  readonly ffr: readonly number[];
  readonly nodes: readonly number[];
}

/** FFR along the LAD from the left main stem's end down. */
function pullback({ tree, ffr }: SolvedTree): Pullback {
  const nodes = (tree.named.get('LAD') ?? []).slice(0, -6);
  let travelled = 0;
  const millimetres = nodes.map((node, index) => {
    const [a, b] = [tree.tree.nodes[nodes[index - 1] ?? node], tree.tree.nodes[node]];
    if (a && b) travelled += distance(a.position, b.position);
    return travelled;
  });
  return { millimetres, nodes, ffr: nodes.map((node) => ffr[node] ?? 1) };
}

const WORDS: Readonly<Record<Edition, { along: string; value: string; view: string }>> = {
  zh: { along: '距左主干末端的距离（mm）', value: 'FFR 回撤曲线', view: '投照' },
  en: {
    along: 'Distance from end of left main stem (mm)',
    value: 'FFR pullback',
    view: 'Projection',
  },
};

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const { left } = coronaryCase();
  const { millimetres, ffr, nodes } = pullback(left);
  const last = Math.ceil((millimetres.at(-1) ?? 1) / 10) * 10;
  const axes: Axes = {
    x: 120,
    y: 668,
    width: 960,
    height: 260,
    across: {
      range: [0, last],
      ticks: Array.from({ length: Math.floor(last / 20) + 1 }, (_, index) => index * 20),
      title: WORDS[edition].along,
    },
    up: {
      range: [0.6, 1],
      ticks: [0.6, 0.7, 0.8, 0.9, 1],
      title: WORDS[edition].value,
      format: (value) => value.toFixed(1),
    },
  };
  const curve = millimetres.map((at, index) => placed(axes, at, ffr[index] ?? 1));
  const cut = placed(axes, 0, 0.8).y;
  const end = curve.at(-1) ?? { x: 0, y: 0 };
  return drawing(
    WIDTH,
    HEIGHT,
    edition,
    ...PROJECTIONS.flatMap((projection, index) => [
      ...traced(left, nodes, projection, letter.stroke),
      label(
        projection.left + 18,
        PANEL.top + PANEL.height - 18,
        `${WORDS[edition].view} ${index + 1}${index > 0 ? turned(edition) : ''}`,
        {
          'font-size': letter.small,
          fill: '#fff',
        },
      ),
    ]),
    drawAxes(axes, letter),
    line(axes.x, cut, axes.x + axes.width, cut, {
      stroke: HEART_BRIGHT,
      'stroke-width': 2,
      'stroke-dasharray': '10 8',
    }),
    ...colouredCurve(curve, colours(ffr), letter.stroke * 2.6),
    element('circle', { cx: end.x, cy: end.y, r: letter.stroke * 3.2, fill: ON_STAGE }),
    label(end.x + 16, end.y + letter.text * 0.35, (ffr.at(-1) ?? 1).toFixed(2), {
      'font-size': letter.title,
      'font-weight': 700,
    }),
    label(axes.x + 10, cut + letter.small * 1.15, '0.80', {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
    }),
  );
}

function turned(edition: Edition): string {
  return edition === 'zh' ? `（${angleBetween()}°）` : ` (${angleBetween()}°)`;
}

/** Angle in whole degrees between the two directions of view. */
function angleBetween(): number {
  const [a, b] = PROJECTIONS.map(({ degrees, elevation }) => heartEye(degrees, elevation, 1));
  return a && b ? Math.round((Math.acos(dot(a, b)) * 180) / Math.PI) : 0;
}

function colours(ffr: readonly number[]): Colour[] {
  return ffr.map((value) => ffrColour(ffrShare(value)));
}

/** The measured vessel's centreline on a projection. */
function traced(
  { tree, ffr }: SolvedTree,
  nodes: readonly number[],
  projection: (typeof PROJECTIONS)[number],
  stroke: number,
): string[] {
  const camera = cameraOf(projection, 1);
  const points = nodes.map((node): Point => {
    const at = project(camera, camera.toView(tree.tree.nodes[node]?.position ?? vector(0, 0, 0)));
    return { x: at.x + projection.left, y: at.y + PANEL.top };
  });
  return colouredCurve(points, colours(nodes.map((node) => ffr[node] ?? 1)), stroke * 1.6);
}

export const figure: Figure = {
  width: WIDTH,
  height: HEIGHT,
  widths: [480, 800, 1200],
  render,
  draw,
  numbers: () => ({ ffr: Number((pullback(coronaryCase().left).ffr.at(-1) ?? 1).toFixed(2)) }),
};
