import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Computed } from './explorer.js';
import { latestOnly } from './latest-only.js';
import type { ComputeRequest, Scene } from './worker-requests.js';

/**
 * Starts the worker of a model that would keep the page's thread from answering. Resolves, once the first
 * state is computed, with the hook that gives the stage its results: the one before until the next is there.
 */
export async function computeApart<State, Result>(
  begin: () => Worker,
  first: State,
  signal: AbortSignal,
): Promise<(state: State) => Computed<Result, State>> {
  const worker = begin();
  signal.addEventListener('abort', () => worker.terminate());
  const send = (state: State): void => {
    const request: ComputeRequest<State> = { compute: state };
    worker.postMessage(request);
  };
  const result = await new Promise<Result>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Result>) => resolve(data);
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The worker of a model could not be loaded'));
    };
    send(first);
  });

  let shown: Scene<State, Result> = { state: first, result };
  let failed: State | undefined;
  const seers = new Set<() => void>();
  const show = (scene: Scene<State, Result>): void => {
    shown = scene;
    for (const see of seers) see();
  };
  const ask = latestOnly<State, Result>(worker, {
    shown: first,
    send,
    onReply: (state, result) => show({ state, result }),
    onMiss: (state) => {
      failed = state;
      show({ ...shown });
    },
  });

  const subscribe = (see: () => void): (() => void) => {
    seers.add(see);
    return () => seers.delete(see);
  };
  const read = () => shown;
  return function useResult(state) {
    const known = useSyncExternalStore(subscribe, read, read);
    useLayoutEffect(() => ask(state), [state]);
    return { ...known, isPending: known.state !== state && failed !== state };
  };
}
