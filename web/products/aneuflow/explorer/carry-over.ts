import {
  courseAt,
  fromArtery,
  sacEllipse,
  toArtery,
} from '../../../figures/flow/lattice2d/bent-artery.js';
import type { Domain } from '../../../figures/flow/lattice2d/domain.js';
import type { Lattice } from '../../../figures/flow/lattice2d/lumen.js';
import { emptyFields, type LatticeFields } from '../../../figures/flow/lattice2d/solver.js';
import { CREST, NECK_LEVEL, parentArtery, type SacShape } from './shape.js';

/** A flow in lattice units, with what it flows through. */
export interface ShapedFlow {
  readonly shape: SacShape;
  readonly lattice: Lattice;
  readonly domain: Domain;
  readonly fields: LatticeFields;
}

/**
 * The flow of one shape as the beginning of another one's: artery onto artery along their axes, sac onto
 * sac. So the picture goes on where it was when the visitor pulls at the wall.
 */
export function carryOver(
  from: ShapedFlow,
  shape: SacShape,
  domain: Domain,
  lattice: Lattice,
): LatticeFields {
  const fields = emptyFields(domain.fluid.length);
  const [before, after] = [parentArtery(from.shape.bend), parentArtery(shape.bend)];
  const scaleX = halfWidth(from.shape) / halfWidth(shape);
  const scaleY = from.shape.dome / shape.dome;
  const speed = from.lattice.units.speed / lattice.units.speed;
  const { cell } = from.lattice;
  domain.fluid.forEach((isFluid, at) => {
    if (!isFluid) return;
    const x = (at % lattice.width) * lattice.cell;
    const y = Math.floor(at / lattice.width) * lattice.cell;
    let turned = 0;
    let place = {
      x: CREST.x + scaleX * (x - CREST.x),
      y: NECK_LEVEL + scaleY * (y - NECK_LEVEL),
    };
    if (y < NECK_LEVEL) {
      const inArtery = toArtery(after, x, y);
      place = fromArtery(before, inArtery);
      turned = courseAt(after, inArtery.arc).angle - courseAt(before, inArtery.arc).angle;
    }
    const { u, v, density } = fluidAt(from, place.x / cell, place.y / cell);
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    fields.vx[at] = speed * (u * cos - v * sin);
    fields.vy[at] = speed * (u * sin + v * cos);
    fields.density[at] = speed * speed * density;
  });
  return fields;
}

function halfWidth({ neck, dome }: SacShape): number {
  return sacEllipse(neck, dome).halfWidth;
}

/** Between the middles of the cells of fluid around a place; rest where there are none. */
function fluidAt({ fields, domain }: ShapedFlow, x: number, y: number) {
  const { width, height, fluid } = domain;
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let [u, v, density, weights] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const [ci, cj] = [i + (corner & 1), j + (corner >> 1)];
    if (ci < 0 || cj < 0 || ci >= width || cj >= height) continue;
    const at = cj * width + ci;
    if (!fluid[at]) continue;
    const weight = (1 - Math.abs(x - ci)) * (1 - Math.abs(y - cj));
    // The velocity runs to zero into the wall, the pressure does not.
    u += weight * fields.vx[at]!;
    v += weight * fields.vy[at]!;
    density += weight * fields.density[at]!;
    weights += weight;
  }
  return { u, v, density: weights > 0 ? density / weights : 0 };
}
