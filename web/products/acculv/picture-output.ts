import { enlarged } from '../../figures/render/picture.js';
import type { Edition } from '../../contract/editions.js';
import { colourBar } from '../../figures/charts/colour-bar.js';
import { letters } from '../../figures/charts/letters.js';
import { PICTURE, pictureSheet, SHEET_SCALE } from '../../figures/charts/picture-sheet.js';
import { scaleBar } from '../../figures/charts/scale-bar.js';
import { element, label, polyline, type Point } from '../../figures/charts/svg.js';
import { flowMap } from '../../figures/colour/maps.js';
import { BRAIN_BRIGHT, ON_STAGE_SOFT } from '../../figures/colour/palette.js';
import { toHex } from '../../figures/colour/srgb.js';
import type { Figure } from '../../figures/figure.js';
import { dot, subtract, vector, type Vector } from '../../figures/geometry/vector.js';
import { placeCamera, project, type CameraSettings } from '../../figures/render/camera.js';
import { ventricularFunction } from '../../figures/scenes/ventricle-case.js';
import { cavityMesh, EXCURSION_RANGE, ventricleView } from '../../figures/scenes/ventricle-view.js';

/** From the front and the left, the apex down as it lies in the chest. */
const CAMERA: CameraSettings = {
  eye: vector(260, 300, 90),
  target: vector(0, 0, 40),
  up: vector(-0.36, 0.1, -0.93),
  heightAtTarget: 118,
  targetAt: [0.35, 0.5],
};

/** Soft shapes need fewer pixels; the mesh over them is sharp. */
const SMALLER = 0.625;

/** The mesh of the diastolic cavity where it faces the viewer. */
function mesh(stroke: number): string[] {
  const camera = placeCamera(CAMERA, PICTURE.width * SHEET_SCALE, PICTURE.height * SHEET_SCALE);
  const place = (point: Vector): Point => project(camera, camera.toView(point));
  return cavityMesh().flatMap(({ points, normals }) => {
    const runs: Point[][] = [[]];
    points.forEach((point, index) => {
      const isFront = dot(normals[index] ?? point, subtract(CAMERA.eye, point)) > 0;
      if (isFront) runs.at(-1)?.push(place(point));
      else runs.push([]);
    });
    return runs
      .filter((run) => run.length > 1)
      .map((run) =>
        polyline(run, { stroke: BRAIN_BRIGHT, 'stroke-opacity': 0.5, 'stroke-width': stroke }),
      );
  });
}

type Word = 'excursion' | 'diastole' | 'systole';

const WORDS: Readonly<Record<Edition, Readonly<Record<Word, string>>>> = {
  zh: { excursion: '位移（mm）', diastole: '舒张末期', systole: '收缩末期' },
  en: { excursion: 'Excursion (mm)', diastole: 'End-diastole', systole: 'End-systole' },
};

export const output: Figure = {
  ...PICTURE,
  render: (width, height) => {
    const small = ventricleView(CAMERA, width * SMALLER, height * SMALLER, [0.35, 0.5]);
    return enlarged(small, width, height);
  },
  draw: (edition, size) => {
    const letter = letters(size);
    const words = WORDS[edition];
    const { endDiastolic, endSystolic } = ventricularFunction();
    const left = 800;
    const key = (y: number, name: string, volume: number, sample: string): string =>
      element(
        'g',
        {},
        sample,
        label(left + 64, y, name, { 'font-size': letter.text, fill: ON_STAGE_SOFT }),
        label(left + 64, y + letter.title * 1.45, `${volume} mL`, {
          'font-size': letter.title * 1.15,
          'font-weight': 700,
        }),
      );
    const bar = (y: number, fill: string, isOutline: boolean): string =>
      element('rect', {
        x: left,
        y: y - letter.text * 0.72,
        width: 40,
        height: letter.text * 0.8,
        rx: 5,
        fill,
        'fill-opacity': isOutline ? 0.14 : 1,
        stroke: isOutline ? BRAIN_BRIGHT : undefined,
        'stroke-width': 2,
      });
    const [first, second] = [150, size === 'wide' ? 260 : 290];
    const perMillimetre = (PICTURE.height * SHEET_SCALE) / CAMERA.heightAtTarget;
    return pictureSheet(
      edition,
      ...mesh(letter.stroke * 0.6),
      key(first, words.diastole, endDiastolic, bar(first, BRAIN_BRIGHT, true)),
      key(second, words.systole, endSystolic, bar(second, toHex(flowMap(0.6)), false)),
      colourBar(
        {
          x: left,
          y: 500,
          height: 270,
          map: flowMap,
          range: EXCURSION_RANGE,
          ticks: [2, 4, 6, 8, 10, 12].map((at) => ({ at, text: String(at) })),
          title: words.excursion,
        },
        letter,
      ),
      scaleBar({ x: 90, y: 830, millimetres: 20, perMillimetre }, letter),
    );
  },
};
