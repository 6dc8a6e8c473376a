import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flowPainter } from '../../../figures/flow/lattice2d/flow-painter.js';
import { type Computed, defineExplorer, type PictureProps } from '../../../ui/stage/explorer.js';
import { CanvasLayer, DragLayer, DrawingLayer, type StagePoint } from '../../../ui/stage/layers.js';
import { onStep } from '../../../ui/stage/shared-state.js';
import { frameSource, useFlowPainting } from '../../../ui/stage/use-flow-painting.js';
import type { FlowFrame, FlowSession, OutlinedFrame, SentFrame } from './flow-session.js';
import {
  compute,
  controls,
  isSameScreen,
  PRESETS,
  read,
  type Result,
  screenFor,
  type State,
} from './model.js';
import { arcAt, draw } from './picture.js';
import { sources } from './sources.js';
import { diameterAt, LUMEN } from './vessel.js';
import type { Request } from './worker.js';

const FIRST = { state: PRESETS[0], result: compute(PRESETS[0]) };

/** The geometry of the state at once, and its flow once that is settled. */
function useResult(state: State): Computed<Result, State> {
  const [settled, setSettled] = useState<FlowFrame>();
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<Request>();
  const [session, setSession] = useState<FlowSession>();
  const ask = useRef<(request: Request) => void>(undefined);
  const asked = useRef<Request>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const own: FlowSession = frameSource();
    ask.current = (request) => {
      asked.current = request;
      setDone(0);
      // Until one has come, none may ever.
      if (own.latest()) setFailed(undefined);
      worker.postMessage(request);
    };
    worker.onmessage = ({ data }: MessageEvent<SentFrame>) => {
      const outlines = own.latest()?.outlines ?? data.outlines;
      if (!outlines) return;
      if (!own.latest()) setSession(own);
      own.push({ ...data, outlines });
      setDone(data.done);
      if (data.done === 1) setSettled(data);
    };
    // One flow is missing; when it is wished for anew it may come.
    worker.onerror = () => {
      setFailed(asked.current);
      asked.current = undefined;
    };
    return () => {
      worker.terminate();
      asked.current = undefined;
    };
  }, []);
  const { diameter, label, distal, placed } = state;
  const screen = useMemo(
    () => screenFor({ diameter, label, distal, placed }),
    [diameter, label, distal, placed],
  );
  // Devices that look the same from the sac need no new computation.
  useEffect(() => {
    if (asked.current && isSameScreen(asked.current.screen, screen)) return;
    ask.current?.({ screen });
  }, [screen]);

  const result = useMemo((): Result => {
    const isSettled = settled !== undefined && isSameScreen(settled.screen, screen);
    return {
      ...compute(state),
      ...(isSettled && { before: settled.before, after: settled.after }),
      ...(session && { session }),
    };
  }, [state, settled, screen, session]);
  if (failed && !session) return { ...FIRST, isPending: false, hasFailed: true };
  const isMissing = failed !== undefined && isSameScreen(failed.screen, screen);
  const isPending = result.after === undefined && !isMissing;
  return { state, result, isPending, progress: done };
}

type Props = PictureProps<typeof controls, Result>;

function Picture(props: Props) {
  const { session } = props.result;
  const [isShown, setShown] = useState(false);
  const isWorth = props.isMoving || session?.latest()?.done === 1;
  if (session && isWorth && !isShown) setShown(true);
  // Until the first flow is there, settled where nothing may move, the poster stands there.
  return session && isShown && <FlowStage {...props} session={session} />;
}

/** mm beyond the wall at which the artery is still meant. */
const REACH = 1.6;

function FlowStage({
  state,
  result,
  set,
  commit,
  edition,
  size,
  isMoving,
  session,
}: Props & { readonly session: FlowSession }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** mm of arc between the pointer and the distal end. */
  const held = useRef(0);
  const count = size === 'narrow' ? 260 : 520;
  const begin = useCallback(
    (element: HTMLCanvasElement) => {
      const painter = flowPainter(element, count);
      return {
        ...painter,
        take: (frame: OutlinedFrame) => {
          painter.take({ ...frame, lumen: LUMEN });
          return frame.done === 1;
        },
      };
    },
    [count],
  );
  useFlowPainting(canvas, session, isMoving, begin);
  const svg = useMemo(() => draw(state, result, edition, size), [state, result, edition, size]);
  return (
    <>
      <CanvasLayer ref={canvas} />
      <DrawingLayer svg={svg} />
      <DragLayer
        way="across"
        onStart={(at: StagePoint) => {
          const { arc, out } = arcAt(at);
          if (!state.placed || Math.abs(out) > diameterAt(arc) / 2 + REACH) return false;
          held.current = result.to - arc;
          return true;
        }}
        onMove={(at) => {
          const wanted = arcAt(at).arc + held.current - (result.to - result.distal);
          set({ distal: onStep(controls.distal, wanted) });
        }}
        onEnd={commit}
      />
    </>
  );
}

export const explorer = defineExplorer({
  controls,
  presets: PRESETS,
  compute,
  useResult,
  read,
  Picture,
  sources,
  motion: 'unasked',
});
