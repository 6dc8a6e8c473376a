import { type ClientState, useClientState } from './client-state/client-state.js';
import { editionRoutes, type PermissionRoute } from './permission-routes.js';
import { useSite } from './site.js';

/** The state's routes that the visitor may see; null before the first navigation has made them. */
export function heldRoutes({
  permissionRoutes,
  addedRoutes,
}: Pick<ClientState, 'permissionRoutes' | 'addedRoutes'>): readonly PermissionRoute[] | null {
  return permissionRoutes.length === 0 ? null : addedRoutes;
}

/**
 * The routes that the visitor may see, from the client state. On the server, and until the first
 * navigation has filled the state, those that everybody may see.
 */
export function useAddedRoutes(): readonly PermissionRoute[] {
  const { edition } = useSite();
  return useClientState(heldRoutes) ?? editionRoutes(edition);
}
