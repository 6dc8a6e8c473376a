import { ctAround, coronaryWindow } from '../../figures/anatomy/ct-vessel.js';
import { ctSlab } from '../../figures/anatomy/ct-slab.js';
import { drawing, element, label, line, polyline } from '../../figures/charts/svg.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import type { Figure } from '../../figures/figure.js';
import type { ProductPicture } from '../../figures/picture-ids.js';
import { alongLad, ladAt, ladNumbers } from '../../figures/scenes/lad-case.js';
import { PICTURE } from '../../figures/charts/picture-sheet.js';
import {
  filmGrey,
  frameLetters,
  note,
  renderPanels,
  sparsely,
  type Panel,
} from '../../figures/scenes/panels.js';
import { CT_LAD, STEM } from '../../figures/scenes/ct-lad.js';
import { output, report } from '../../figures/scenes/ct-result.js';

const SLAB = { x: 32, y: 30, width: 736, height: 540 };
/** Units of the frame to a millimetre. */
const SLAB_SCALE = 4.9;

const input: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const unitsAt = ctSlab({
      radiusAt: (travelled) => ladAt(travelled - STEM).radius,
      calcium: [
        { at: STEM + 12.6, side: 1.3, size: 1.5 },
        { at: STEM + 16.4, side: -1.3, size: 0.85 },
      ],
    });
    const levels = sparsely(SLAB, (u, v) => {
      const [x, y] = [u - SLAB.width / 2, SLAB.height / 2 - v];
      return coronaryWindow(unitsAt(x / SLAB_SCALE + 3, y / SLAB_SCALE - 4));
    });
    const slab: Panel = { ...SLAB, colourAt: (u, v) => filmGrey(levels(u, v)) };
    return renderPanels([slab], width, height);
  },
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const [left, right] = [SLAB.x + 16, SLAB.x + SLAB.width - 16];
    const [top, bottom] = [SLAB.y + 14 + letter.small, SLAB.y + SLAB.height - 18];
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      note(
        { x: left, y: top },
        edition === 'zh' ? '冠状动脉 CTA · 轴位' : 'Coronary CTA · axial',
        letter,
      ),
      note({ x: right, y: top }, edition === 'zh' ? 'MIP 8 mm' : 'MIP 8 mm', letter, 'end'),
      scaleBar({ x: left + 4, y: bottom, millimetres: 20, perMillimetre: SLAB_SCALE }, letter),
      note({ x: right, y: bottom }, '75% R–R', letter, 'end'),
    );
  },
};

const CPR = { x: 40, y: 66, width: 720, height: 220 };
const CPR_SCALE = 10;
const CPR_FROM = -19;
const SECTION = { y: 352, size: 200, scale: 17 };

/** Places of the three cross-sections, in mm from the left main stem's end, and of their panels. */
const sections = () => {
  const { throat, from, to } = ladNumbers();
  return [
    { letter: 'A', at: from - 4, x: 40 },
    { letter: 'B', at: throat, x: 300 },
    { letter: 'C', at: to + 12, x: 560 },
  ];
};

const onCpr = (at: number): number => CPR.x + (at - CPR_FROM) * CPR_SCALE;

const model: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const reformation = sparsely(CPR, (u, v) => {
      const up = (CPR.height / 2 - v) / CPR_SCALE;
      return coronaryWindow(ctAround(CT_LAD, CPR_FROM + u / CPR_SCALE, 0, up));
    });
    return renderPanels(
      [
        {
          ...CPR,
          colourAt: (u, v) => filmGrey(reformation(u, v)),
        },
        ...sections().map(({ at, x }): Panel => {
          const box = { x, y: SECTION.y, width: SECTION.size, height: SECTION.size };
          const levels = sparsely(box, (u, v) => {
            const [right, up] = [u - SECTION.size / 2, SECTION.size / 2 - v];
            const units = ctAround(CT_LAD, at, right / SECTION.scale, up / SECTION.scale);
            return coronaryWindow(units);
          });
          return { ...box, colourAt: (u, v) => filmGrey(levels(u, v)) };
        }),
      ],
      width,
      height,
    );
  },
  draw: (edition, size) => {
    const letter = frameLetters(size);
    const middle = CPR.y + CPR.height / 2;
    const way = alongLad(-STEM + 1, CPR_FROM + CPR.width / CPR_SCALE - 1.5, 0.75);
    const side = (sign: number): string =>
      polyline(
        way.map(({ at, radius }) => ({ x: onCpr(at), y: middle + sign * radius * CPR_SCALE })),
        { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.3 },
      );
    const cuts = sections().flatMap(({ letter: name, at, x }) => {
      const radius = ladAt(at).radius;
      const centre = { x: x + SECTION.size / 2, y: SECTION.y + SECTION.size / 2 };
      return [
        line(onCpr(at), middle - 62, onCpr(at), middle + 62, {
          stroke: BRAIN_BRIGHT,
          'stroke-width': letter.stroke,
        }),
        note({ x: onCpr(at), y: middle - 70 }, name, letter, 'middle'),
        element('circle', {
          cx: centre.x,
          cy: centre.y,
          r: radius * SECTION.scale,
          fill: 'none',
          stroke: HEART_BRIGHT,
          'stroke-width': letter.stroke * 1.3,
        }),
        label(x, SECTION.y - letter.small * 0.6, name, {
          'font-size': letter.text,
          'font-weight': 700,
          fill: BRAIN_BRIGHT,
        }),
        label(x + SECTION.size, SECTION.y - letter.small * 0.6, `⌀ ${(2 * radius).toFixed(1)} mm`, {
          'font-size': letter.small,
          'text-anchor': 'end',
        }),
      ];
    });
    return drawing(
      PICTURE.width,
      PICTURE.height,
      edition,
      label(
        CPR.x,
        CPR.y - letter.small * 0.7,
        edition === 'zh' ? '前降支 · 拉直曲面重建' : 'LAD · straightened reformation',
        { 'font-size': letter.small, fill: ON_STAGE_SOFT },
      ),
      line(onCpr(-STEM), middle, CPR.x + CPR.width - 14, middle, {
        stroke: BRAIN_BRIGHT,
        'stroke-width': letter.stroke * 0.8,
        'stroke-dasharray': '9 5',
      }),
      side(1),
      side(-1),
      ...cuts,
      scaleBar(
        {
          x: CPR.x + CPR.width - 120,
          y: CPR.y + CPR.height - 16,
          millimetres: 10,
          perMillimetre: CPR_SCALE,
        },
        letter,
      ),
    );
  },
};

export const pictures: Readonly<Record<ProductPicture, Figure>> = { input, model, output, report };
