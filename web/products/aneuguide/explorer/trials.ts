import type { Edition } from '../../../contract/editions.js';
import type { Letters } from '../../../figures/charts/letters.js';
import { element, label, line, withUnit } from '../../../figures/charts/svg.js';
import {
  BRAIN_BRIGHT,
  HEART_BRIGHT,
  ON_STAGE,
  ON_STAGE_SOFT,
  STAGE,
  STAGE_LINE,
} from '../../../figures/colour/palette.js';
import { controls, type GuideResult, type GuideState, type Outcome } from './model.js';

const STRIP = { x: 716, y: 800, width: 410 };

const TITLES: Readonly<Record<Edition, string>> = { zh: '探出长度', en: 'Length inserted' };

const FILLS: Readonly<Record<Outcome, string>> = {
  inside: BRAIN_BRIGHT,
  touching: HEART_BRIGHT,
  missed: STAGE,
};

/** The same shape pushed in by other lengths: filled where its tip lies in the sac. */
export function drawTrials(
  { inserted }: GuideState,
  { trials }: GuideResult,
  edition: Edition,
  letter: Letters,
): string {
  const { min, max } = controls.inserted;
  const at = (length: number): number => STRIP.x + (STRIP.width * (length - min)) / (max - min);
  const dots = trials.map(({ inserted: length, outcome }) =>
    element('circle', {
      cx: at(length),
      cy: STRIP.y,
      r: 7,
      fill: FILLS[outcome],
      stroke: outcome === 'missed' ? STAGE_LINE : FILLS[outcome],
      'stroke-width': 2,
    }),
  );
  const now = at(inserted);
  const tick = (length: number, anchor: string): string =>
    label(at(length), STRIP.y + letter.small * 1.7, String(length), {
      'font-size': letter.small,
      'text-anchor': anchor,
      fill: ON_STAGE_SOFT,
    });
  return (
    label(STRIP.x, STRIP.y - letter.text * 1.1, withUnit(edition, TITLES[edition], 'mm'), {
      'font-size': letter.text,
    }) +
    line(STRIP.x, STRIP.y, STRIP.x + STRIP.width, STRIP.y, {
      stroke: STAGE_LINE,
      'stroke-width': 2,
    }) +
    dots.join('') +
    element('circle', {
      cx: now,
      cy: STRIP.y,
      r: 17,
      fill: 'none',
      stroke: ON_STAGE,
      'stroke-width': letter.stroke * 1.2,
    }) +
    tick(min, 'middle') +
    tick(max, 'middle')
  );
}
