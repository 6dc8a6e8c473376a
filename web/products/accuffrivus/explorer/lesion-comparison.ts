import type { Edition } from '../../../contract/editions.js';
import type { Letters } from '../../../figures/charts/letters.js';
import { element, label } from '../../../figures/charts/svg.js';
import { pressureMap } from '../../../figures/colour/maps.js';
import { HEART_BRIGHT, ON_STAGE_SOFT } from '../../../figures/colour/palette.js';
import { toHex } from '../../../figures/colour/srgb.js';
import type { LesionName, Result } from './model.js';

export const LESION_NAMES: Readonly<Record<Edition, Readonly<Record<LesionName, string>>>> = {
  zh: { focal: '局限性狭窄', diffuse: '弥漫性病变' },
  en: { focal: 'Focal lesion', diffuse: 'Diffuse lesion' },
};

const HEADS = {
  zh: { lumen: '最小管腔面积', lost: 'FFR 下降' },
  en: { lumen: 'Smallest lumen', lost: 'FFR lost' },
} as const satisfies Record<Edition, unknown>;

/** Units of the frame: where words and bars begin, and where the numbers end. */
const [LEFT, BARS, END] = [530, 866, 1160];
/** Units that a number takes, FFR of the longest bar, units of a millimetre. */
const [NUMBER, LONGEST, MILLIMETRE] = [90, 0.15, 34];
const LOSS = toHex(pressureMap(0.06));

/** Smallest lumen and lost FFR of both lesions, one below the other. */
export function lesionComparison({ lesions }: Result, edition: Edition, letter: Letters): string[] {
  const soft = { 'font-size': letter.small, fill: ON_STAGE_SOFT };
  const rows = (['diffuse', 'focal'] as const).flatMap((name, index) => {
    const { least, drop } = lesions[name];
    const y = 134 + index * 160;
    const middle = y + 62;
    const bar = Math.max(2, (END - BARS - NUMBER) * (drop / LONGEST));
    return [
      label(LEFT, y, LESION_NAMES[edition][name], {
        'font-size': letter.text,
        'font-weight': 650,
      }),
      element('circle', {
        cx: LEFT + 50,
        cy: middle,
        r: MILLIMETRE * Math.sqrt(least / Math.PI),
        fill: HEART_BRIGHT,
        'fill-opacity': 0.2,
        stroke: HEART_BRIGHT,
        'stroke-width': letter.stroke * 1.2,
      }),
      label(LEFT + 118, middle + letter.text * 0.35, `${least.toFixed(1)}\u00a0mm²`, {
        'font-size': letter.text,
        fill: HEART_BRIGHT,
      }),
      element('rect', { x: BARS, y: middle - 17, width: bar, height: 34, rx: 4, fill: LOSS }),
      label(BARS + bar + 14, middle + letter.text * 0.35, drop.toFixed(2), {
        'font-size': letter.text,
        'font-weight': 650,
      }),
    ];
  });
  const { lumen, lost } = HEADS[edition];
  return [label(LEFT, 66, lumen, soft), label(BARS, 66, lost, soft), ...rows];
}
