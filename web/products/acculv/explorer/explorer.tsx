import { useEffect, useRef, useState } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer } from '../../../ui/stage/layers.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { draw } from './picture.js';
import { sources } from './sources.js';
import { type Handle, handleAt, percentAt } from './volume-curve.js';

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
  isMoving,
}: PictureProps<typeof controls, Result>) {
  const held = useRef<Handle>(undefined);
  const [shown, setShown] = useShown(state);
  const beat = useBeat(isMoving, state.rate);
  const move = (x: number): void => {
    if (held.current) set({ [held.current]: percentAt(x, size) });
  };
  return (
    <>
      <DrawingLayer svg={draw(state, result, edition, size, beat ?? state[shown])} />
      <DragLayer
        way="across"
        onStart={(at) => {
          held.current = handleAt(at, state, size);
          if (!held.current) return false;
          setShown(held.current);
          move(at.x);
          return true;
        }}
        onMove={({ x }) => move(x)}
        onEnd={commit}
      />
    </>
  );
}

/** The phase that was set last, which the cavity shows until the beat plays; at first the end of systole. */
function useShown(state: State): [shown: Handle, setShown: (shown: Handle) => void] {
  const [shown, setShown] = useState<Handle>('systole');
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    // Sliders and links set phases, too, and to reset is to show the first picture again.
    if (state === PRESETS[0] || state.systole !== before.systole) setShown('systole');
    else if (state.diastole !== before.diastole) setShown('diastole');
  }
  return [shown, setShown];
}

/** ms between two pictures of the beat: smooth enough, and half the work. */
const FRAME = 30;

/** Phase of the playing beat in % R–R, as fast as the heart beats; none while it stands. */
function useBeat(isMoving: boolean, rate: number): number | undefined {
  const [phase, setPhase] = useState<number>();
  const phaseNow = useRef(0);
  useEffect(() => {
    if (!isMoving) {
      setPhase(undefined);
      return undefined;
    }
    let before: number | undefined;
    let request = requestAnimationFrame(function step(now) {
      request = requestAnimationFrame(step);
      before ??= now;
      if (now - before < FRAME) return;
      phaseNow.current = (phaseNow.current + (0.1 * (now - before) * rate) / 60) % 100;
      before = now;
      setPhase(phaseNow.current);
    });
    return () => cancelAnimationFrame(request);
  }, [isMoving, rate]);
  return phase;
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
  motion: 'asked',
});
