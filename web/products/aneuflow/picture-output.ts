import type { Edition } from '../../contract/editions.js';
import { arrows, type Stroke } from '../../figures/charts/arrow.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { label, line, withUnit } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { HEART_BRIGHT, ON_STAGE } from '../../figures/colour/palette.js';
import type { Figure, LabelSize } from '../../figures/figure.js';
import { sharedAneurysmFlow } from '../../figures/flow/aneurysm-flow.js';
import { vector } from '../../figures/geometry/vector.js';
import { PICTURE, SHEET, pictureSheet } from '../../figures/charts/picture-sheet.js';
import {
  PLANE,
  speedSection,
  toSheet,
  type PlaneView,
} from '../../figures/scenes/aneurysm-section.js';
import { SPEED_SCALE, speedShare } from '../../figures/scenes/aneurysm-view.js';
import { lumen } from '../../figures/vessels/aneurysm.js';
import { measureSac } from '../../figures/vessels/sac-measures.js';

const VIEW: PlaneView = { at: { x: 630, y: 430 }, middle: { x: 16.4, y: 13.4 }, perMillimetre: 42 };

const WORDS = {
  zh: { speed: '流速', plane: '瘤颈平面' },
  en: { speed: 'Speed', plane: 'Neck plane' },
} as const;

/** Directions of the flow in the plane, longer where it is faster. */
function directions(): string {
  const { velocity } = sharedAneurysmFlow(false);
  const drawn: Stroke[] = [];
  const spacing = 1.15;
  for (let y = 4; y < 21; y += spacing) {
    for (let x = 8; x < 25.6; x += spacing) {
      if (lumen(x, y, PLANE) > -0.45) continue;
      const { x: u, y: v } = velocity(vector(x, y, PLANE));
      const speed = Math.hypot(u, v);
      const reach = (0.3 + 0.7 * Math.sqrt(speed / 330)) * 0.5;
      const [dx, dy] = [(u / speed) * reach, (v / speed) * reach];
      drawn.push([toSheet(VIEW, x - dx, y - dy), toSheet(VIEW, x + dx, y + dy)]);
    }
  }
  return arrows(drawn, ON_STAGE, 2);
}

function draw(edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const words = WORDS[edition];
  const { neckHeightAt } = measureSac();
  const [from, to] = [12.4, 22.4].map((x) => toSheet(VIEW, x, neckHeightAt(x)));
  const right = toSheet(VIEW, 22.4, neckHeightAt(22.4));
  return pictureSheet(
    edition,
    directions(),
    line(from?.x ?? 0, from?.y ?? 0, to?.x ?? 0, to?.y ?? 0, {
      stroke: HEART_BRIGHT,
      'stroke-width': letter.stroke,
      'stroke-dasharray': '10 8',
    }),
    label(right.x + 14, right.y + letter.small * 0.35, words.plane, {
      'font-size': letter.small,
      fill: HEART_BRIGHT,
    }),
    label(60, 92, withUnit(edition, words.speed, 'cm/s'), { 'font-size': letter.text }),
    colourBar(
      {
        x: 62,
        y: size === 'wide' ? 130 : 150,
        height: 250,
        map: flowMap,
        range: SPEED_SCALE.range,
        ticks: SPEED_SCALE.ticks.map((at) => ({ at, text: String(at) })),
        place: speedShare,
        title: '',
      },
      letter,
    ),
    scaleBar({ x: 62, y: 838, millimetres: 2, perMillimetre: VIEW.perMillimetre }, letter),
  );
}

export const output: Figure = {
  ...PICTURE,
  render: (width, height) =>
    speedSection([{ view: VIEW, from: 6.2, to: 26.8 }], width, height, SHEET.width),
  draw,
};
