import type { Edition } from '../../../contract/editions.js';
import { callout } from '../../../figures/charts/callout.js';
import { colourBar } from '../../../figures/charts/colour-bar.js';
import { letters } from '../../../figures/charts/letters.js';
import { drawing, element } from '../../../figures/charts/svg.js';
import { pressureMap } from '../../../figures/colour/maps.js';
import { HEART_BRIGHT, ON_STAGE, STAGE } from '../../../figures/colour/palette.js';
import { decode, encode } from '../../../figures/colour/srgb.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import {
  asPrinted,
  CUT_OFF,
  GREY_ZONE,
  NARROWED,
  type Narrowed,
  type Result,
  type State,
} from './model.js';
import { NODES, VESSELS } from './tree.js';

/** Pixels of the raster. */
export const RASTER = { width: 800, height: 600 } as const;

/** Where a pixel shows no vessel. */
export const NO_NODE = 255;

/** The picture with vessels that reflect nothing and everything: any colour of them lies between. */
export interface PressureLayers {
  /** 8-bit RGBA, row by row. */
  readonly dark: Uint8Array | Uint8ClampedArray;
  readonly bright: Uint8Array | Uint8ClampedArray;
  /** Node of the model that each pixel shows. */
  readonly nodes: Uint8Array;
}

/** Ends of the scale of pressure ratios, as in the site's other figures. */
const RANGE = [0.5, 1] as const;

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => decode(level / 255));
const STEPS = 1023;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * encode(step / STEPS)),
);

/** Colours the vessels by the pressure ratio at their nodes. */
export function paintPressure(
  pixels: Uint8ClampedArray,
  { dark, bright, nodes }: PressureLayers,
  ratios: readonly number[],
): void {
  const albedo = ratios.map((ratio) => pressureMap((ratio - RANGE[0]) / (RANGE[1] - RANGE[0])));
  // Most of it shows no vessel.
  pixels.set(dark);
  for (let pixel = 0; pixel < nodes.length; pixel++) {
    const node = nodes[pixel] ?? NO_NODE;
    const colour = node === NO_NODE ? undefined : albedo[node];
    if (!colour) continue;
    const at = 4 * pixel;
    pixels[at] = between(dark[at], bright[at], colour.r);
    pixels[at + 1] = between(dark[at + 1], bright[at + 1], colour.g);
    pixels[at + 2] = between(dark[at + 2], bright[at + 2], colour.b);
  }
}

function between(dark = 0, bright = 0, share: number): number {
  const low = LINEAR[dark] ?? 0;
  return ENCODED[Math.round(STEPS * (low + ((LINEAR[bright] ?? 0) - low) * share))] ?? 0;
}

/** Units of the frame that a finger may miss a vessel by. */
const REACH = 90;

/** The vessel and the share of the way along it that lie nearest to a place of the picture. */
export function nearestPlace(
  x: number,
  y: number,
  reach = REACH,
): Pick<State, 'vessel' | 'place'> | undefined {
  let least = reach;
  let found: { vessel: Narrowed; place: number } | undefined;
  for (const vessel of NARROWED) {
    const nodes = VESSELS[vessel];
    nodes.forEach((node, index) => {
      if (index === 0) return;
      const away = Math.hypot((NODES[node]?.x ?? 0) - x, (NODES[node]?.y ?? 0) - y);
      const place = Math.round((100 * (index - 1)) / (nodes.length - 2));
      if (away >= least || place < 5 || place > 95) return;
      least = away;
      found = { vessel, place };
    });
  }
  return found;
}

const NAMES: Readonly<Record<Edition, Readonly<Record<State['flow'], string>>>> = {
  zh: { hyperaemia: 'FFR', rest: 'Pd/Pa' },
  en: { hyperaemia: 'FFR', rest: 'Pd/Pa' },
};

/** The narrowing as a ring to drag, the value at the vessel's end, and the scale with its grey zone. */
export function draw(
  { vessel, severity, flow }: State,
  { throat, end, distal }: Result,
  edition: Edition,
  size: LabelSize,
): string {
  const letter = letters(size);
  const [at, tip] = [NODES[throat], NODES[end]];
  if (!at || !tip) return '';
  const bar = size === 'wide' ? { x: 1075, y: 300, height: 420 } : { x: 1030, y: 250, height: 420 };
  const level = (ratio: number): number =>
    bar.y + bar.height * (1 - (ratio - RANGE[0]) / (RANGE[1] - RANGE[0]));
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    ring(at, severity, letter.stroke),
    callout(
      {
        at: tip,
        // Large letters towards the right would reach the scale's title.
        dx: tip.x > 600 ? -90 : size === 'wide' ? 90 : 24,
        dy: tip.y > 450 ? 70 : -70,
        name: `${vessel} ${NAMES[edition][flow]}`,
        value: distal.toFixed(2),
        colour: flow === 'hyperaemia' && asPrinted(distal) <= CUT_OFF ? HEART_BRIGHT : ON_STAGE,
      },
      letter,
    ),
    colourBar(
      {
        ...bar,
        map: pressureMap,
        range: RANGE,
        ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((value) => ({ at: value, text: value.toFixed(1) })),
        title: NAMES[edition][flow],
      },
      letter,
    ),
    flow === 'hyperaemia'
      ? element('rect', {
          x: bar.x - 12,
          y: level(CUT_OFF),
          width: 6,
          height: level(GREY_ZONE) - level(CUT_OFF),
          fill: ON_STAGE,
          'fill-opacity': 0.75,
        })
      : '',
  );
}

/** Closes in on the vessel as the narrowing does. */
function ring({ x, y }: { x: number; y: number }, severity: number, stroke: number): string {
  const inner = 26 - 15 * (severity / 90);
  return element(
    'g',
    {},
    element('circle', {
      cx: x,
      cy: y,
      r: 34,
      fill: STAGE,
      'fill-opacity': 0.35,
      stroke: ON_STAGE,
      'stroke-width': stroke * 1.6,
    }),
    element('circle', {
      cx: x,
      cy: y,
      r: (34 + inner) / 2,
      fill: 'none',
      stroke: HEART_BRIGHT,
      'stroke-opacity': 0.85,
      'stroke-width': 34 - inner,
    }),
  );
}
