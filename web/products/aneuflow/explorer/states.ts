import { stateFigures } from '../../../figures/explorer-states.js';
import { shearWalls } from '../../../figures/flow/lattice2d/flow-colours.js';
import { outlinesOf, wallShear } from '../../../figures/flow/lattice2d/lumen.js';
import { paintStillFlow, STILL_RASTER } from '../../../figures/flow/lattice2d/still-flow.js';
import { compute, PRESETS, shapeOf } from './model.js';
import { draw, PER_MM } from './picture.js';
import { lumenOf } from './shape.js';
import { steadyFlow } from './steady-flow.js';

export const states = stateFigures({
  presets: PRESETS,
  compute: (state) => ({ ...compute(state), flow: steadyFlow(shapeOf(state)) }),
  raster: STILL_RASTER,
  paint: (pixels, _, { flow: { shape, fields, lattice } }) =>
    paintStillFlow(pixels, lumenOf(shape), fields, lattice),
  draw: (state, result, edition, size) => {
    const { shape, fields, lattice } = result.flow;
    const lines = outlinesOf(lumenOf(shape));
    const shear = wallShear([...lines.outer, ...lines.inner], fields, lattice);
    return draw(state, result, edition, size, { still: shearWalls(lines, shear, PER_MM) });
  },
});
