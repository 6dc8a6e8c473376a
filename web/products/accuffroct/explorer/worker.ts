import { paintOnRequest } from '../../../ui/stage/paint-on-request.js';
import type { Result, State } from './model.js';
import { paint } from './picture.js';

/** What the raster shows. */
export interface Scene {
  readonly state: State;
  readonly result: Result;
}

paintOnRequest<Scene>((pixels, { state, result }) => paint(pixels, state, result));
