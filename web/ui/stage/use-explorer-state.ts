import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Controls, StateOf } from './explorer.js';
import { STATE_PARAMETER, stateFromParameter, stateToParameter } from './shared-state.js';

export interface ExplorerState<C extends Controls> {
  readonly state: StateOf<C>;
  readonly set: (change: Partial<StateOf<C>>) => void;
  /** Writes the state into the address, which has none for the first. Returns whether it differs from before. */
  readonly commit: () => boolean;
  readonly reset: () => void;
}

function parameterOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(STATE_PARAMETER);
}

/** The page's address with a state, or without one. */
export function addressWith(parameter: string | undefined): string {
  const address = new URL(window.location.href);
  if (parameter === undefined) address.searchParams.delete(STATE_PARAMETER);
  else address.searchParams.set(STATE_PARAMETER, parameter);
  return address.href;
}

/** Back or forward to another place of the same page, whose address may carry another state. */
function onReturn(listener: () => void): () => void {
  const { pathname } = window.location;
  const onPopState = (): void => {
    if (window.location.pathname === pathname) listener();
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/**
 * What of the server's controls was changed before the script came. Read before they hydrate, which sets them
 * back to the first state.
 */
export function changedEarly<C extends Controls>(
  element: Element,
  controls: C,
  first: StateOf<C>,
): Partial<StateOf<C>> {
  const values = Object.entries(controls).flatMap(([name, { kind }]) => {
    const which = kind === 'choice' ? `[name^="${name}"]:checked` : `[name="${name}"]`;
    const input = element.querySelector<HTMLInputElement>(`input${which}`);
    if (!input) return [];
    const { checked, value, valueAsNumber } = input;
    return [
      [name, kind === 'switch' ? checked : kind === 'range' ? valueAsNumber : value] as const,
    ];
  });
  const changed = values.filter(([name, value]) => value !== first[name]);
  return Object.fromEntries(changed) as Partial<StateOf<C>>;
}

/**
 * What the visitor has set: the first preset, as the server wrote it, or what a shared link says, until
 * something is changed. The address takes the state whenever the visitor lets go, in the same entry of the
 * history.
 */
export function useExplorerState<C extends Controls>(
  controls: C,
  first: StateOf<C>,
): ExplorerState<C> {
  const parameter = useSyncExternalStore(onReturn, parameterOfAddress, () => null);
  const shared = useMemo(
    () => stateFromParameter(controls, parameter, first),
    [controls, parameter, first],
  );
  const [chosen, setChosen] = useState<StateOf<C>>();
  /** What handlers in the same task have set last. */
  const latest = useRef<StateOf<C>>(undefined);

  useEffect(
    () =>
      onReturn(() => {
        latest.current = undefined;
        setChosen(undefined);
      }),
    [],
  );

  const set = useCallback(
    (change: Partial<StateOf<C>>) => {
      latest.current = { ...(latest.current ?? shared), ...change };
      setChosen(latest.current);
    },
    [shared],
  );

  const commit = useCallback(() => {
    if (!latest.current) return false;
    const next = stateToParameter(controls, latest.current);
    const before = stateFromParameter(controls, parameterOfAddress(), first);
    if (next === stateToParameter(controls, before)) return false;
    write(next === stateToParameter(controls, first) ? undefined : next);
    return true;
  }, [controls, first]);

  const reset = useCallback(() => {
    latest.current = first;
    setChosen(first);
  }, [first]);

  return { state: chosen ?? shared, set, commit, reset };
}

function write(parameter: string | undefined): void {
  // The router's own state of the entry stays.
  window.history.replaceState(window.history.state, '', addressWith(parameter));
}
