import { paintOnRequest, type Scene } from '../../../ui/stage/worker-requests.js';
import type { Result, State } from './model.js';
import { paint } from './picture.js';

paintOnRequest<Scene<State, Result>>((pixels, { state, result }) => paint(pixels, state, result));
