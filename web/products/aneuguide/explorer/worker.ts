import { computeOnRequest, paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { compute, type GuideState } from './model.js';
import { paint } from './picture.js';

computeOnRequest(compute);
paintOnRequest<GuideState>((pixels, state, size) => {
  const result = compute(state);
  paint(pixels, state, result, size);
  return result;
});
