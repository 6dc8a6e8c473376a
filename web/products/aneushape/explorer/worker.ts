import { computeOnRequest, paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { compute, type ShapeResult, type ShapeState } from './model.js';
import { paint } from './raster.js';

/** What the raster shows of a state and its result. */
export type Sac = ShapeState & Pick<ShapeResult, 'heights'>;

computeOnRequest(compute);
paintOnRequest<Sac>((pixels, sac, size) => paint(pixels, sac, sac, size));
