import { type PointerEvent, useRef } from 'react';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { PaintedApart } from '../../../ui/stage/painted-apart.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { STAGE_FRAME } from '../../../figures/explorer-states.js';
import { compute, controls, PRESETS, read, type Result, type State } from './model.js';
import { collateralAt, draw, lesionPoint } from './picture.js';

/** Units of the frame from a narrowing's middle within which it can be taken. */
const REACH = 110;
/** Percent of narrowing for a unit of the frame. */
const CLOSING = 0.14;

interface Drag {
  readonly from: StagePoint;
  readonly stenosis: number;
}

function nearestSite(at: StagePoint): State['site'] | undefined {
  const away = (site: State['site']): number => {
    const { x, y } = lesionPoint(site);
    return Math.hypot(at.x - x, at.y - y);
  };
  const [nearest] = [...controls.site.options].sort((a, b) => away(a) - away(b));
  return away(nearest ?? 'M1') < REACH ? nearest : undefined;
}

/** A place on the stage, whatever layer of it was met. */
function placeOf({ target, clientX, clientY }: PointerEvent): StagePoint {
  const box = (target as Element).getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * STAGE_FRAME.width,
    y: ((clientY - box.top) / box.height) * STAGE_FRAME.height,
  };
}

/** Units of the frame that a finger may move within a tap. */
const STEADY = 14;

/** The state in which the collateral that was tapped is there or not. */
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
    if (!site) return false;
    drag.current = { from, stenosis: state.stenosis };
    set({ site });
    return true;
  };
  const move = (at: StagePoint): void => {
    if (!drag.current) return;
    const { from, stenosis } = drag.current;
    const wanted = stenosis + (at.x - from.x - (at.y - from.y)) * CLOSING;
    set({ stenosis: onStep(controls.stenosis, wanted) });
  };
  const down = useRef<StagePoint>(null);
  const tap = (event: PointerEvent): void => {
    const at = placeOf(event);
    const from = down.current;
    if (!from || Math.hypot(at.x - from.x, at.y - from.y) > STEADY) return;
    const change = toggled(state, at);
    if (!change) return;
    set(change);
    commit();
  };
  return (
    <div onPointerDown={(event) => (down.current = placeOf(event))} onPointerUp={tap}>
      <PaintedApart {...{ state, result, size, begin, messageOf }}>
        {(shown, its) => <DrawingLayer svg={draw(shown, its, edition, size)} />}
      </PaintedApart>
      <DragLayer way="across" onStart={start} onMove={move} onEnd={commit} />
    </div>
  );
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
});
