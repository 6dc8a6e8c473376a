import { element, pathData, wordless } from '../../../figures/charts/svg.js';
import { BRAIN_TONES } from '../../../figures/colour/palette.js';
import type { Diagram } from '../../../figures/figure.js';
import { counted, FINE, MEDIUM, onDial, RADIUS, SIZE, stroke } from './dial.js';

const { line: ink } = BRAIN_TONES;
const TURN = 60;
/** Units from one ring to the next one inside it. */
const PITCH = 12.5;
const TICK = { second: 5.5, fifth: 9 };

function tick(second: number, size: number): string {
  const outer = RADIUS - PITCH * Math.floor(second / TURN);
  return pathData([onDial(second / TURN, outer), onDial(second / TURN, outer - size)]);
}

/** A tick for each second on a dial of 60; the hand's next turn runs inside the one before. */
export const diagram: Diagram = {
  width: SIZE,
  height: SIZE,
  draw: () => {
    const seconds = Array.from({ length: counted('analysisSeconds') }, (_, second) => second);
    const isFifth = (second: number): boolean => second % 5 === 0;
    const fifths = seconds.filter(isFifth).map((second) => tick(second, TICK.fifth));
    const others = seconds
      .filter((second) => !isFifth(second))
      .map((second) => tick(second, TICK.second));
    return wordless(
      SIZE,
      SIZE,
      element('path', { d: others.join(''), ...stroke(ink, FINE * 1.15) }),
      element('path', { d: fifths.join(''), ...stroke(ink, MEDIUM * 1.2) }),
    );
  },
};
