import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { compute, controls, type Physiology, PRESETS, read, stateAt } from './model.js';
import { draw } from './picture.js';
import { fromMap, isOnMap, onMap } from './quadrant-map.js';
import { sources } from './sources.js';

/** Units of the frame within which a finger is on the point of the map. */
const REACH = 90;

function Picture({
  state,
  result,
  set,
  commit,
  edition,
  size,
}: PictureProps<typeof controls, Physiology>) {
  const moveTo = (at: StagePoint): void => {
    const { ffr, imr } = fromMap(at, size);
    const { stenosis, resistance } = stateAt(ffr, imr, state.collaterals);
    set({
      stenosis: onStep(controls.stenosis, stenosis),
      resistance: onStep(controls.resistance, resistance),
    });
  };
  const isOnPoint = ({ x, y }: StagePoint): boolean => {
    const point = onMap(result, size);
    return Math.hypot(point.x - x, point.y - y) < REACH;
  };
  return (
    <>
      <DrawingLayer svg={draw(state, result, edition, size)} />
      <DragLayer
        way={(at) => (isOnPoint(at) ? 'both' : 'across')}
        onStart={(at) => {
          const isTaken = isOnMap(at, size);
          if (isTaken) moveTo(at);
          return isTaken;
        }}
        onMove={moveTo}
        onEnd={commit}
      />
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
