import { computeOnRequest, paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { compute, place, type GuideState } from './model.js';
import { paint } from './picture.js';

computeOnRequest(compute);
// The picture needs none of the other lengths that can be set.
paintOnRequest<GuideState>((pixels, state, size) => {
  const placed = place(state);
  paint(pixels, state, placed, size);
  return placed;
});
