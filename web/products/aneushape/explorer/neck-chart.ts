import type { Edition } from '../../../contract/editions.js';
import { letters } from '../../../figures/charts/letters.js';
import {
  element,
  label,
  line,
  polyline,
  withUnit,
  type Attributes,
  type Point,
} from '../../../figures/charts/svg.js';
import {
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../../figures/colour/palette.js';
import type { LabelSize } from '../../../figures/figure.js';
import { CURVE_STEP, WIDE_NECK, type ShapeResult, type ShapeState } from './model.js';

const CHART = { x: 796, y: 560, width: 348, height: 230 };

const TITLES: Readonly<Record<Edition, Readonly<Record<'wide' | 'narrow', string>>>> = {
  zh: { wide: '各角度的瘤颈宽', narrow: '瘤颈宽' },
  en: { wide: 'Neck at each angle', narrow: 'Neck' },
};

/** What projections from all sides make of the neck, beside what it is. */
export function neckChart(
  { azimuth }: ShapeState,
  { neck, curve, projected }: ShapeResult,
  edition: Edition,
  size: LabelSize,
): string {
  const letter = letters(size);
  const { x, y, width, height } = CHART;
  const most = neck > 7.6 ? 14 : neck > 5.8 ? 8 : 6;
  const at = (degrees: number, wide: number): Point => ({
    x: x + (width * (degrees + 180)) / 360,
    y: y + height * (1 - wide / most),
  });
  const level = (wide: number, attributes: Attributes): string => {
    const { y: up } = at(0, wide);
    return line(x, up, x + width, up, attributes);
  };
  const now = at(azimuth, projected.width);
  const tick = (degrees: number, anchor: string): string =>
    label(at(degrees, 0).x, y + height + letter.small * 1.3, `${degrees}°`.replace('-', '−'), {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
      'text-anchor': anchor,
    });
  return (
    label(x, y - letter.text * 0.7, withUnit(edition, TITLES[edition][size], 'mm'), {
      'font-size': letter.text,
    }) +
    level(0, { stroke: ON_STAGE_SOFT, 'stroke-width': 1.5 }) +
    level(WIDE_NECK, { stroke: STAGE_LINE, 'stroke-width': 2, 'stroke-dasharray': '7 7' }) +
    label(x - 8, at(0, WIDE_NECK).y + letter.small * 0.35, String(WIDE_NECK), {
      'font-size': letter.small,
      fill: ON_STAGE_SOFT,
      'text-anchor': 'end',
    }) +
    level(neck, { stroke: HEART_BRIGHT, 'stroke-width': letter.stroke * 1.2 }) +
    polyline(
      curve.map((wide, step) => at(step * CURVE_STEP - 180, wide)),
      { stroke: ON_STAGE, 'stroke-width': letter.stroke * 1.2 },
    ) +
    line(now.x, now.y, now.x, y + height, { stroke: ON_STAGE_SOFT, 'stroke-width': 1.5 }) +
    element('circle', {
      cx: now.x,
      cy: now.y,
      r: letter.stroke * 3.4,
      fill: projected.isHidden ? STAGE : ON_STAGE,
      stroke: ON_STAGE,
      'stroke-width': letter.stroke,
    }) +
    tick(-180, 'start') +
    tick(0, 'middle') +
    tick(180, 'end')
  );
}
