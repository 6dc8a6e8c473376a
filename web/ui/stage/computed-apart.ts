import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Computed } from './explorer.js';
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
  let running: State | undefined;
  let failed: State | undefined;
  // While one is computed, only the latest of all that come is kept.
  let next: State | undefined;
  const seers = new Set<() => void>();
  const ask = (state: State): void => {
    if (running) next = state;
    else if (state !== shown.state) send((running = state));
  };
  const goOn = (): void => {
    running = undefined;
    if (next) ask(next);
    next = undefined;
    for (const see of seers) see();
  };
  worker.onmessage = ({ data }: MessageEvent<Result>) => {
    // The visitor may be back at what is shown.
    if (running && next !== shown.state) shown = { state: running, result: data };
    goOn();
  };
  worker.onerror = () => {
    // One result is missing; the next may come.
    failed = running;
    shown = { ...shown };
    goOn();
  };

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
