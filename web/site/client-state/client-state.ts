import { useSyncExternalStore } from 'react';
import type { Edition } from '../../contract/editions.js';
import type { PermissionRoute } from '../permission-routes.js';

/** The two layouts of the site. */
export type Device = 'pc' | 'm';

const DESKTOP_ABOVE_PX = 1200;

/** Device of a viewport. */
export function deviceOf(viewportWidth: number): Device {
  return viewportWidth > DESKTOP_ABOVE_PX ? 'pc' : 'm';
}

/** What the browser knows about the visitor's window and session. Sizes are in CSS px. */
export interface ClientState {
  readonly device: Device;
  readonly language: Edition;
  /** Locale kept in the session; differs from the language where the visitor changed it by hand. */
  readonly i18nLocale: Edition;
  readonly scrollTop: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
  /** The edition's whole route tree; empty until the first navigation. */
  readonly permissionRoutes: readonly PermissionRoute[];
  /** The routes of that tree that the visitor may see. */
  readonly addedRoutes: readonly PermissionRoute[];
}

/** The server renders by it, and so does hydration: no HTML depends on the visitor. */
const SERVER_STATE: ClientState = {
  device: 'pc',
  language: 'zh',
  i18nLocale: 'zh',
  scrollTop: 0,
  clientWidth: 0,
  clientHeight: 0,
  permissionRoutes: [],
  addedRoutes: [],
};

let state = SERVER_STATE;
const listeners = new Set<() => void>();

export const clientState = {
  get: (): ClientState => state,
  /** Listeners hear of real changes only. */
  set(change: Partial<ClientState>): void {
    const next = { ...state, ...change };
    const keys = Object.keys(change) as (keyof ClientState)[];
    if (keys.every((key) => Object.is(next[key], state[key]))) return;
    state = next;
    for (const listener of [...listeners]) listener();
  },
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * A part of the client state. The selector returns a primitive or something that the state holds,
 * never a new object.
 */
export function useClientState<Part>(select: (state: ClientState) => Part): Part {
  return useSyncExternalStore(
    clientState.subscribe,
    () => select(state),
    () => select(SERVER_STATE),
  );
}
