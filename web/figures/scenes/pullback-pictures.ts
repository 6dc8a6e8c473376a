import type { Edition } from '../../contract/editions.js';
import { scaleBar } from '../charts/scale-bar.js';
import { drawing, label, line } from '../charts/svg.js';
import { BRAIN_BRIGHT, HEART_BRIGHT, ON_STAGE, ON_STAGE_SOFT } from '../colour/palette.js';
import type { Figure } from '../figure.js';
import { PICTURE } from '../charts/picture-sheet.js';
import { frameLetters, note, renderPanels, type Panel } from './panels.js';
import {
  borderLines,
  closed,
  disc,
  FRAMES,
  LENGTH,
  longitudinal,
  lumenArea,
  narrowest,
  REACH,
  ring,
  vesselArea,
  type PullbackModality,
} from './pullback-images.js';

export interface PullbackLook extends PullbackModality {
  /** Name and speed as the console prints them. */
  readonly name: string;
  readonly speed: string;
  /** Frame that the console shows, in mm from the distal end. */
  readonly cursor: number;
  /** What the modality shows besides the lumen's edge. */
  readonly hasMedia: boolean;
  /** mm that the run holds, and from where blood is left in it. */
  readonly length: number;
  readonly bloodFrom: number;
  /** What stands beside the large section. */
  readonly beside: (look: PullbackLook) => Panel[];
  readonly besideLabels: (edition: Edition, letter: ReturnType<typeof frameLetters>) => string[];
}

const BIG = { x: 40, y: 34, size: 366 };
const RUN = { x: 40, y: 440, width: 720, height: 126 };

/** The run as it arrives: one frame, and all of them cut lengthwise. */
export function pullbackInput(look: PullbackLook): Figure {
  return {
    ...PICTURE,
    render: (width, height) =>
      renderPanels(
        [
          disc(look, BIG.x, BIG.y, BIG.size, look.cursor),
          ...look.beside(look),
          longitudinal(look, RUN, look.length, look.bloodFrom),
        ],
        width,
        height,
      ),
    draw: (edition, size) => {
      const letter = frameLetters(size);
      const cursor = RUN.x + (RUN.width * look.cursor) / look.length;
      return drawing(
        PICTURE.width,
        PICTURE.height,
        edition,
        line(cursor, RUN.y, cursor, RUN.y + RUN.height, {
          stroke: HEART_BRIGHT,
          'stroke-width': letter.stroke * 1.4,
        }),
        ...look.besideLabels(edition, letter),
        label(BIG.x, BIG.y + letter.small * 0.6, look.name, {
          'font-size': letter.small,
          fill: ON_STAGE,
        }),
        label(BIG.x + BIG.size, BIG.y + letter.small * 0.6, look.speed, {
          'font-size': letter.small,
          'text-anchor': 'end',
          fill: ON_STAGE_SOFT,
        }),
        scaleBar(
          {
            x: BIG.x,
            y: BIG.y + BIG.size - 4,
            millimetres: 1,
            perMillimetre: BIG.size / (2 * REACH),
          },
          letter,
        ),
        scaleBar(
          {
            x: RUN.x + 20,
            y: RUN.y + RUN.height - 14,
            millimetres: 10,
            perMillimetre: RUN.width / look.length,
          },
          letter,
        ),
      );
    },
  };
}

const LONG = { x: 40, y: 84, width: 720, height: 150 };
const DISCS = { y: 330, size: 204 };

const sections = () => [
  { at: FRAMES.distal, x: 40, name: { zh: '远端参考', en: 'Distal' } },
  { at: narrowest(), x: 298, name: { zh: '最小面积', en: 'MLA' } },
  { at: FRAMES.proximal, x: 556, name: { zh: '近端参考', en: 'Proximal' } },
];

/** Borders found in every frame, and the frames between which the narrowing lies. */
export function pullbackModel(look: PullbackLook): Figure {
  return {
    ...PICTURE,
    render: (width, height) =>
      renderPanels(
        [
          longitudinal(look, LONG, look.length, look.bloodFrom),
          ...sections().map(({ at, x }) => disc(look, x, DISCS.y, DISCS.size, at)),
        ],
        width,
        height,
      ),
    draw: (edition, size) => {
      const letter = frameLetters(size);
      const across = (at: number): number => LONG.x + (LONG.width * at) / look.length;
      const mm2 = (area: number): string => `${area.toFixed(1)} mm²`;
      return drawing(
        PICTURE.width,
        PICTURE.height,
        edition,
        label(
          LONG.x,
          LONG.y - letter.small * 0.9,
          edition === 'zh' ? '逐帧边界 · 纵切面' : 'Borders, frame by frame',
          { 'font-size': letter.small, fill: ON_STAGE_SOFT },
        ),
        ...borderLines(LONG, 'lumen', HEART_BRIGHT, letter.stroke * 1.2, look.length),
        ...(look.hasMedia
          ? borderLines(LONG, 'media', BRAIN_BRIGHT, letter.stroke * 1.2, look.length)
          : limits(edition, letter, across)),
        scaleBar(
          {
            x: LONG.x + LONG.width - 80 - (10 * LONG.width) / look.length,
            y: LONG.y - letter.small * 0.7,
            millimetres: 10,
            perMillimetre: LONG.width / look.length,
          },
          letter,
        ),
        ...sections().flatMap(({ at, x, name }) => {
          const box = { x, y: DISCS.y, width: DISCS.size, height: DISCS.size };
          const middle = x + DISCS.size / 2;
          return [
            line(across(at), LONG.y, across(at), LONG.y + LONG.height, lead(letter.stroke)),
            line(across(at), LONG.y + LONG.height, middle, DISCS.y - letter.small * 1.7, {
              ...lead(letter.stroke),
              'stroke-opacity': 0.5,
            }),
            label(middle, DISCS.y - letter.small * 0.5, name[edition], {
              'font-size': letter.small,
              'text-anchor': 'middle',
            }),
            ...(look.hasMedia
              ? [closed(ring(box, at, 'media'), BRAIN_BRIGHT, letter.stroke * 1.2, BRAIN_BRIGHT)]
              : []),
            closed(ring(box, at, 'lumen'), HEART_BRIGHT, letter.stroke * 1.3, HEART_BRIGHT),
            label(
              middle,
              DISCS.y + DISCS.size + letter.small * 1.25,
              look.hasMedia && size === 'wide'
                ? `${lumenArea(at).toFixed(1)} / ${mm2(vesselArea(at))}`
                : mm2(lumenArea(at)),
              { 'font-size': letter.small, 'text-anchor': 'middle', fill: HEART_BRIGHT },
            ),
          ];
        }),
      );
    },
  };
}

const lead = (stroke: number) => ({
  stroke: ON_STAGE,
  'stroke-width': stroke * 0.9,
  'stroke-dasharray': '5 4',
});

/** Ends of the segment that the flush has cleared. */
function limits(
  edition: Edition,
  letter: ReturnType<typeof frameLetters>,
  across: (at: number) => number,
): string[] {
  const x = across(LENGTH);
  return [
    line(x, LONG.y - 6, x, LONG.y + LONG.height + 6, {
      stroke: BRAIN_BRIGHT,
      'stroke-width': letter.stroke * 1.6,
    }),
    note(
      { x: x - 8, y: LONG.y + LONG.height - 10 },
      edition === 'zh' ? '清晰节段界点' : 'Cleared limit',
      letter,
      'end',
    ),
  ];
}
