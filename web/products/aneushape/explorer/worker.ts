import { computeOnRequest, paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { compute, type ShapeState } from './model.js';
import { paint } from './raster.js';

computeOnRequest(compute);
paintOnRequest<ShapeState>((pixels, state, size) => {
  const result = compute(state);
  paint(pixels, state, result, size);
  return result;
});
