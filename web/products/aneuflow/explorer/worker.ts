import { type Frame, liveFlow, type LiveFlow, type Setting } from './live-flow.js';

/** From the page: what flows, whether anybody looks at it and it moves, and arrays that it has painted. */
export type ToWorker =
  | { readonly kind: 'setting'; readonly setting: Setting }
  | { readonly kind: 'looking'; readonly isSeen: boolean; readonly isMoving: boolean }
  | { readonly kind: 'painted'; readonly spare: Pick<Frame, 'vx' | 'vy'> };

/** ms from picture to picture, and how much of it is computed at the most. */
const BETWEEN = 33;
const BUDGET = 28;
/** Pictures that may be on their way: more would only be late. */
const AHEAD = 2;

let flow: LiveFlow | undefined;
let wanted: Setting | undefined;
let isSeen = false;
let isMoving = false;
let isScheduled = false;
let unpainted = 0;
let last = 0;
let isDue = true;
let spare: Pick<Frame, 'vx' | 'vy'> | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'setting') {
    wanted = data.setting;
    apply();
    isDue = true;
  } else if (data.kind === 'looking') {
    ({ isSeen, isMoving } = data);
    last = performance.now();
    apply();
  } else {
    unpainted--;
    spare = data.spare;
  }
  schedule();
};

function apply(): void {
  if (!wanted) return;
  if (flow) flow.set(wanted, isMoving);
  else flow = liveFlow(wanted, isMoving);
  isDue ||= !flow.isSettled();
}

/** A pulse is computed only while the picture moves. */
function isRunning(): boolean {
  return isSeen && (isMoving || !flow?.isPulsing());
}

function schedule(): void {
  if (isScheduled || !flow || !isRunning() || !isDue) return;
  isScheduled = true;
  setTimeout(work, Math.max(0, last + BETWEEN - performance.now()));
}

function work(): void {
  isScheduled = false;
  if (!flow || !isRunning()) return;
  const wasSettled = flow.isSettled();
  const now = performance.now();
  flow.advance(BUDGET, Math.min(2 * BETWEEN, now - last), () => performance.now());
  last = now;
  if (unpainted < AHEAD) {
    const frame = flow.frame(spare);
    spare = undefined;
    unpainted++;
    self.postMessage(frame, {
      transfer: [frame.vx.buffer, frame.vy.buffer, frame.shear.buffer],
    });
    // One picture of the settled flow is enough.
    if (wasSettled) isDue = false;
  }
  schedule();
}
