import { computeOnRequest, paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { compute, type GuideResult, type GuideState } from './model.js';
import { paint } from './picture.js';

/** What the raster shows of a state and its result. */
export type Catheter = Pick<GuideState, 'between'> & Pick<GuideResult, 'shape'>;

computeOnRequest(compute);
paintOnRequest<Catheter>((pixels, catheter, size) => paint(pixels, catheter, catheter, size));
