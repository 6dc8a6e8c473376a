import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flowPainter } from '../../../figures/flow/lattice2d/flow-painter.js';
import type { Lumen, Outlines } from '../../../figures/flow/lattice2d/lumen.js';
import { useSeen } from '../../../ui/flow/use-seen.js';
import { defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { CanvasLayer, DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import type { Frame, Setting } from './live-flow.js';
import { speedStrip } from './speed-strip.js';
import { compute, controls, PRESETS, read, type Result, shapeOf, type State } from './model.js';
import { draw, type Handle, handles, PER_MM } from './picture.js';
import { CREST, lumenOf } from './shape.js';
import { sources } from './sources.js';
import {
  type FramePainter,
  type FrameSource,
  frameSource,
  useFlowPainting,
} from '../../../ui/stage/use-flow-painting.js';
import type { ToWorker } from './worker.js';

type Props = PictureProps<typeof controls, Result>;

/** Units of the frame within which a handle is meant: 22 px at the width of a telephone. */
const REACH = 76;

/** A frame with the outlines of its shape. */
type OutlinedFrame = Frame & { readonly outlines: Outlines };

/** The flow in its worker. */
interface Session extends FrameSource<OutlinedFrame> {
  readonly post: (message: ToWorker, transfer?: Transferable[]) => void;
}

function Picture(props: Props) {
  const session = useSession(props.state, props.isMoving);
  // Until the first frame the poster stands there.
  return session && <FlowStage {...props} session={session} />;
}

/** There is one once its first frame has come; where nothing may move, its first settled one. */
function useSession(state: State, isMoving: boolean): Session | undefined {
  const [ready, setReady] = useState<Session>();
  const { neck, dome, bend, pulse } = state;
  const setting = useMemo(
    (): Setting => ({ shape: { neck, dome, bend }, isPulsing: pulse }),
    [neck, dome, bend, pulse],
  );
  const session = useRef<Session>(undefined);
  const first = useRef(setting);
  const mayMove = useRef(isMoving);
  useEffect(() => {
    mayMove.current = isMoving;
  }, [isMoving]);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const own: Session = {
      ...frameSource<OutlinedFrame>(),
      post: (message, transfer = []) => worker.postMessage(message, transfer),
    };
    session.current = own;
    worker.onmessage = ({ data }: MessageEvent<Frame>) => {
      const painted = own.latest();
      const outlines = data.outlines ?? painted?.outlines;
      if (outlines) own.push({ ...data, outlines });
      if (mayMove.current || data.isSettled) setReady(own);
      if (!painted) return;
      const { vx, vy } = painted;
      own.post({ kind: 'painted', spare: { vx, vy } }, [vx.buffer, vy.buffer]);
    };
    // Nobody sees a canvas yet: its first frame is computed all the same.
    own.post({ kind: 'looking', isSeen: true, isMoving: mayMove.current });
    own.post({ kind: 'setting', setting: first.current });
    return () => worker.terminate();
  }, []);
  useEffect(() => {
    first.current = setting;
    session.current?.post({ kind: 'setting', setting });
  }, [setting]);
  return ready;
}

function FlowStage({
  state,
  result,
  set,
  commit,
  edition,
  size,
  isMoving,
  session,
}: Props & { readonly session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useSeen(canvas);
  const handle = useRef<Handle>(undefined);
  useEffect(
    () => session.post({ kind: 'looking', isSeen: isSeen || isMoving, isMoving }),
    [session, isSeen, isMoving],
  );
  const settled = useRef(result.speed);
  useEffect(() => {
    settled.current = result.speed;
  }, [result.speed]);
  const count = size === 'narrow' ? 260 : 520;
  const begin = useCallback(
    (element: HTMLCanvasElement) => paintingOn(element, count, () => settled.current),
    [count],
  );
  useFlowPainting(canvas, session, isMoving, begin);
  return (
    <>
      <CanvasLayer ref={canvas} />
      <DrawingLayer svg={draw(state, result, edition, size, { isLive: true, isMoving })} />
      <DragLayer
        way={size === 'narrow' ? 'across' : 'both'}
        onStart={(at) => {
          handle.current = nearestHandle(state, at);
          return handle.current !== undefined;
        }}
        onMove={(at) => {
          if (handle.current) set(pulled(handle.current, at));
        }}
        onEnd={commit}
      />
    </>
  );
}

/** The painter with the lumen of each frame, and the strip of its speed in the sac. */
function paintingOn(
  canvas: HTMLCanvasElement,
  count: number,
  settled: () => number,
): FramePainter<OutlinedFrame> {
  const painter = flowPainter(canvas, count);
  const strip = speedStrip();
  let known: { readonly outlines: Outlines; readonly lumen: Lumen } | undefined;
  return {
    fit: painter.fit,
    drift: painter.drift,
    take(frame) {
      const { shape, outlines } = frame;
      const isNew = known?.outlines !== outlines;
      if (!known || isNew) known = { outlines, lumen: lumenOf(shape) };
      painter.take({ ...frame, lumen: known.lumen });
      strip.add(frame.speed);
      return isNew || frame.isSettled;
    },
    paint(seconds) {
      painter.paint(seconds, (context, lineWidth) => {
        if (seconds > 0) strip.paint(context, seconds, settled(), lineWidth);
      });
    },
  };
}

function nearestHandle(state: State, at: StagePoint): Handle | undefined {
  const places = Object.entries(handles(shapeOf(state))) as [Handle, StagePoint][];
  const [nearest] = places
    .map(([name, place]) => ({ name, off: Math.hypot(place.x - at.x, place.y - at.y) }))
    .sort((one, other) => one.off - other.off);
  return nearest && nearest.off < REACH ? nearest.name : undefined;
}

/** What a handle's new place means. */
function pulled(handle: Handle, at: StagePoint): Partial<State> {
  if (handle === 'neck') return { neck: onStep(controls.neck, 2 * (at.x / PER_MM - CREST.x)) };
  if (handle === 'dome') {
    const base = handles({ neck: 4, dome: 0, bend: 0 }).dome.y;
    return { dome: onStep(controls.dome, (base - at.y) / PER_MM) };
  }
  const { min, max, step } = controls.bend;
  let [best, least] = [0, Infinity];
  for (let bend = min; bend <= max; bend += step) {
    const place = handles({ neck: 4, dome: 4, bend }).bend;
    const off = Math.hypot(place.x - at.x, place.y - at.y);
    if (off < least) [best, least] = [bend, off];
  }
  return { bend: best };
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  read,
  Picture,
  sources,
  motion: 'unasked',
});
