import { paintOnRequest } from '../../../ui/stage/paint-on-request.js';
import type { GuideResult, GuideState } from './model.js';
import { paint } from './picture.js';

/** What the raster shows of a state and its result. */
export type Catheter = Pick<GuideState, 'between'> & Pick<GuideResult, 'shape'>;

paintOnRequest<Catheter>((pixels, catheter, size) => paint(pixels, catheter, catheter, size));
