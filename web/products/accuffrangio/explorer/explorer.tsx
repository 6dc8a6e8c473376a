import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { FILMS } from './films.js';
import { type Arms, compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw } from './picture.js';
import { sources } from './sources.js';

/** Degrees that the C-arm turns for a unit of the frame. */
const TURN = 0.22;
const TILT = 0.16;

interface Drag {
  readonly film: number;
  readonly from: StagePoint;
  readonly state: State;
}

const messageOf = ({ primary1, secondary1, primary2, secondary2 }: State): Arms => ({
  primary1,
  secondary1,
  primary2,
  secondary2,
});
const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Result>) {
  const drag = useRef<Drag>(null);
  const start = (from: StagePoint): boolean => {
    const film = FILMS.findIndex(
      ({ x, y, width, height }) =>
        from.x >= x && from.x < x + width && from.y >= y && from.y < y + height,
    );
    drag.current = film < 0 ? null : { film, from, state };
    return film >= 0;
  };
  // The heart follows the finger: to the right, the arm goes to the patient's right.
  const move = (at: StagePoint): void => {
    if (!drag.current) return;
    const { film, from, state: before } = drag.current;
    const turn = -(at.x - from.x) * TURN;
    const tilt = (at.y - from.y) * TILT;
    set(
      film === 0
        ? {
            primary1: onStep(controls.primary1, before.primary1 + turn),
            secondary1: onStep(controls.secondary1, before.secondary1 + tilt),
          }
        : {
            primary2: onStep(controls.primary2, before.primary2 + turn),
            secondary2: onStep(controls.secondary2, before.secondary2 + tilt),
          },
    );
  };
  const over = useCallback(
    (shown: State, its: Result) => <DrawingLayer svg={draw(shown, its, edition, size)} />,
    [edition, size],
  );
  return (
    <>
      <PaintedApart {...{ state, result, size, begin, messageOf }}>{over}</PaintedApart>
      <DragLayer way="across" onStart={start} onMove={move} onEnd={commit} />
    </>
  );
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
});
