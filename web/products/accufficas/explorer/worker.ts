import { paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { paintCircle } from './circle-raster.js';
import { compute, type State } from './model.js';

// The network is solved faster than its results, which have functions, could be sent.
paintOnRequest<State>((pixels, state, size) => paintCircle(pixels, size, state, compute(state)));
