import type { Edition } from '../../../contract/editions.js';
import { bullsEye } from '../../../figures/charts/bulls-eye.js';
import { colourBar } from '../../../figures/charts/colour-bar.js';
import { letters, type Letters } from '../../../figures/charts/letters.js';
import { drawing, element, label } from '../../../figures/charts/svg.js';
import { flowMap } from '../../../figures/colour/maps.js';
import { ON_STAGE_SOFT } from '../../../figures/colour/palette.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import type { LabelSize } from '../../../figures/figure.js';
import { longAxis } from './long-axis.js';
import { contraction, type Result, type State, timing } from './model.js';
import { volumeCurve } from './volume-curve.js';

/** mm of excursion at the ends of the colours. */
const RANGE = [0, 10] as const;

const EXCURSION: Readonly<Record<Edition, string>> = { zh: '位移（mm）', en: 'Excursion (mm)' };

const WALLS: Readonly<Record<Edition, readonly [string, string, string, string]>> = {
  zh: ['前壁', '侧壁', '下壁', '间隔'],
  en: ['Anterior', 'Lateral', 'Inferior', 'Septal'],
};

function excursions(values: readonly number[], edition: Edition, size: LabelSize): string {
  const letter = letters(size);
  const centre = { x: 800, y: 284 };
  const radii = [50, 104, 157, 210] as const;
  return element(
    'g',
    {},
    ...bullsEye({
      centre,
      radii,
      values: values.map((value) => Math.round(value) + 0),
      range: RANGE,
      letters: letter.small,
    }),
    size === 'wide' ? walls(centre, radii[3], edition, letter) : '',
    colourBar(
      {
        x: 1092,
        y: 130,
        height: 300,
        map: flowMap,
        range: RANGE,
        ticks: [0, 5, 10].map((at) => ({ at, text: String(at) })),
        title: '',
      },
      letter,
    ),
    label(1186, 52, EXCURSION[edition], { 'font-size': letter.text, 'text-anchor': 'end' }),
  );
}

function walls(
  { x, y }: { readonly x: number; readonly y: number },
  outer: number,
  edition: Edition,
  { small }: Letters,
): string {
  const [anterior, lateral, inferior, septal] = WALLS[edition];
  // Chinese characters stand upright, Latin words run along the rim.
  const isUpright = edition === 'zh';
  const beside = outer + (isUpright ? small * 1.15 : 14);
  const word = (left: number, top: number, text: string, turn = 0): string =>
    label(left, top, text, {
      'font-size': small,
      'text-anchor': 'middle',
      fill: ON_STAGE_SOFT,
      transform: turn ? `rotate(${turn} ${left} ${top})` : undefined,
    });
  const level = y + (isUpright ? small * 0.35 : 0);
  return (
    word(x, y - outer - 12, anterior) +
    word(x, y + outer + small * 1.05, inferior) +
    word(x - beside, level, septal, isUpright ? 0 : -90) +
    word(x + beside, level, lateral, isUpright ? 0 : 90)
  );
}

/** @param now phase of the beat in % R–R: that of end-systole unless it plays or is being set */
export function draw(
  state: State,
  result: Result,
  edition: Edition,
  size: LabelSize,
  now: number = state.systole,
): string {
  const { diastole, systole, rate } = state;
  return drawing(
    STAGE_FRAME.width,
    STAGE_FRAME.height,
    edition,
    longAxis(
      {
        diastole: contraction(diastole, rate),
        systole: contraction(systole, rate),
        now: contraction(now, rate),
        isFilling: now > timing(rate).filling && now < 97,
      },
      letters(size),
    ),
    excursions(result.excursions, edition, size),
    volumeCurve(state, result, edition, size, now),
  );
}
