import { useCallback, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { collateralAt, draw, lesionPoint } from './picture.js';
import { sources } from './sources.js';

/** Units of the frame from a narrowing's middle within which it can be taken. */
const REACH = 110;
/** Percent of narrowing for a unit of the frame. */
const CLOSING = 0.14;

interface Drag {
  readonly from: StagePoint;
  /** The narrowing that is taken, if one is near. */
  readonly site: State['site'] | undefined;
  readonly stenosis: number;
  isTap: boolean;
}

function nearestSite(at: StagePoint): State['site'] | undefined {
  const away = (site: State['site']): number => {
    const { x, y } = lesionPoint(site);
    return Math.hypot(at.x - x, at.y - y);
  };
  const [nearest] = [...controls.site.options].sort((a, b) => away(a) - away(b));
  return away(nearest ?? 'M1') < REACH ? nearest : undefined;
}

/** Units of the frame that a finger may move within a tap. */
const STEADY = 14;

/** The state in which the collateral that was tapped is there or not. What is tapped is one thing: it wins. */
function toggled(state: State, at: StagePoint): Partial<State> | undefined {
  const collateral = collateralAt(at);
  if (collateral === undefined) return undefined;
  if (collateral !== 'pial') return { [collateral]: !state[collateral] };
  const { options } = controls.pial;
  return { pial: options[(options.indexOf(state.pial) + 1) % options.length] ?? 'none' };
}

const messageOf = (state: State): State => state;
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
    const site = nearestSite(from);
    drag.current = { from, site, stenosis: state.stenosis, isTap: true };
    return site !== undefined || collateralAt(from) !== undefined;
  };
  const move = (at: StagePoint): void => {
    if (!drag.current) return;
    const { from, site, stenosis } = drag.current;
    if (Math.hypot(at.x - from.x, at.y - from.y) > STEADY) drag.current.isTap = false;
    if (drag.current.isTap || !site) return;
    const wanted = stenosis + (at.x - from.x - (at.y - from.y)) * CLOSING;
    set({ site, stenosis: onStep(controls.stenosis, wanted) });
  };
  const end = (): void => {
    const { from, site, isTap } = drag.current ?? { isTap: false };
    const tapped = from && isTap && (toggled(state, from) ?? (site && { site }));
    if (tapped) set(tapped);
    commit();
  };
  const over = useCallback(
    (shown: State, its: Result) => <DrawingLayer svg={draw(shown, its, edition, size)} />,
    [edition, size],
  );
  return (
    <>
      <PaintedApart {...{ state, result, size, begin, messageOf }}>{over}</PaintedApart>
      <DragLayer way="across" onStart={start} onMove={move} onEnd={end} />
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
