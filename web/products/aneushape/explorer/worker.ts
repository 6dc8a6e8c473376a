import { paintOnRequest } from '../../../ui/stage/paint-on-request.js';
import type { ShapeResult, ShapeState } from './model.js';
import { paint } from './raster.js';

/** What the raster shows of a state and its result. */
export type Sac = ShapeState & Pick<ShapeResult, 'heights'>;

paintOnRequest<Sac>((pixels, sac, size) => paint(pixels, sac, sac, size));
