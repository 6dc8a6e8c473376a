import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';

export type Loaded<Data> =
  | { readonly state: 'loading' | 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: Data };

/** Loads something once it is needed; after a failure the visitor may try again. */
export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  isNeeded: boolean,
): Loaded<Data> {
  const [data, setData] = useState<Data>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const isLoading = isNeeded && data === undefined;

  useEffect(() => {
    if (!isLoading) return undefined;
    const request = new AbortController();
    load(request.signal).then(
      // Hundreds of options, rendered in slices: the visitor may be typing.
      (loaded) => startTransition(() => setData(loaded)),
      () => {
        if (!request.signal.aborted) setFailedAttempt(attempt);
      },
    );
    return () => request.abort();
  }, [load, isLoading, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const state = failedAttempt === attempt ? 'failed' : 'loading';
  return useMemo(
    () => (data === undefined ? { state, retry } : { state: 'ready', data }),
    [data, state, retry],
  );
}
