import { paintOnRequest, type Scene } from '../../../ui/stage/paint-on-request.js';
import type { Result, State } from './model.js';
import { paint } from './picture.js';

paintOnRequest<Scene<State, Result>>((pixels, { state, result }) => paint(pixels, state, result));
