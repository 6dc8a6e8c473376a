import { paintOnRequest } from '../../../ui/stage/worker-requests.js';
import { paintFilms } from './films.js';
import type { Arms } from './model.js';

paintOnRequest<Arms>((pixels, arms, size) => paintFilms(pixels, size, arms));
