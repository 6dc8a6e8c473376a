import { polyline } from '../../../figures/charts/svg.js';
import { ON_STAGE_SOFT } from '../../../figures/colour/palette.js';
import { stateFigures } from '../../../figures/explorer-states.js';
import { toFrame } from '../../../figures/flow/lattice2d/flow-colours.js';
import { outlinesOf } from '../../../figures/flow/lattice2d/lumen.js';
import { paintStillFlow, STILL_RASTER } from '../../../figures/flow/lattice2d/still-flow.js';
import { LATTICE, settledFlow } from './diverted-flow.js';
import { compute, PRESETS, screenFor } from './model.js';
import { draw, PER_MM } from './picture.js';
import { LUMEN } from './vessel.js';

const { outer, inner } = outlinesOf(LUMEN);
const WALLS = [outer, inner].map((wall) =>
  polyline(
    wall.map((point) => toFrame(point, PER_MM)),
    { stroke: ON_STAGE_SOFT, 'stroke-width': 3 },
  ),
);

export const states = stateFigures({
  presets: PRESETS,
  compute: (state) => ({ ...compute(state), fields: settledFlow(screenFor(state)).fields }),
  raster: STILL_RASTER,
  paint: (pixels, _, { fields }) => paintStillFlow(pixels, LUMEN, fields, LATTICE),
  draw: (state, result, edition, size) => draw(state, result, edition, size, WALLS),
});
