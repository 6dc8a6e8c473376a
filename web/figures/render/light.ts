import type { Colour } from '../colour/oklab.js';
import type { Vector } from '../geometry/vector.js';
import type { Hit } from './cone-field.js';

/** Lamps in view space: x right, y up, z away from the viewer. */
export interface Lighting {
  readonly towardsKey: Vector;
  readonly key: number;
  readonly towardsFill: Vector;
  readonly fill: Colour;
  readonly ambient: Colour;
  readonly rim: Colour;
}

export interface Material {
  /** Width of the highlight: 0.05 glossy, 0.6 dull. */
  readonly roughness: number;
  readonly gloss: number;
  readonly rim: number;
}

/** Light scattered below the surface lets the shading wrap around the edge of the lit side. */
const WRAP = 0.35;

/** Colour that leaves the surface towards the viewer. */
export function shade(
  hit: Hit,
  view: Vector,
  albedo: Colour,
  material: Material,
  lighting: Lighting,
  open: number,
  lit: number,
): Colour {
  const { towardsKey, towardsFill } = lighting;
  const facing = Math.max(0, -(hit.nx * view.x + hit.ny * view.y + hit.nz * view.z));
  const keyCosine = hit.nx * towardsKey.x + hit.ny * towardsKey.y + hit.nz * towardsKey.z;
  const fillCosine = hit.nx * towardsFill.x + hit.ny * towardsFill.y + hit.nz * towardsFill.z;
  const wrapped = Math.max(0, (keyCosine + WRAP) / (1 + WRAP));
  const key = lighting.key * wrapped * (keyCosine > 0 ? lit : lit * 0.6 + 0.4);
  const fill = Math.max(0, 0.5 + 0.5 * fillCosine) ** 2;
  const gloss =
    material.gloss * lighting.key * lit * highlight(hit, view, towardsKey, material.roughness);
  const fresnel = (1 - facing) ** 3.2;
  const rim = material.rim * fresnel * (0.35 + 0.65 * Math.max(0, 0.4 + 0.6 * hit.ny)) * open;
  const sky = 0.65 + 0.35 * hit.ny;
  const direct = key * (0.35 + 0.65 * open);
  return {
    r:
      albedo.r * (direct + (fill * lighting.fill.r + sky * lighting.ambient.r) * open) +
      gloss +
      rim * lighting.rim.r,
    g:
      albedo.g * (direct + (fill * lighting.fill.g + sky * lighting.ambient.g) * open) +
      gloss +
      rim * lighting.rim.g,
    b:
      albedo.b * (direct + (fill * lighting.fill.b + sky * lighting.ambient.b) * open) +
      gloss +
      rim * lighting.rim.b,
  };
}

/** GGX distribution of microfacets, scaled to 1 at its peak. */
function highlight(hit: Hit, view: Vector, light: Vector, roughness: number): number {
  const [hx, hy, hz] = [light.x - view.x, light.y - view.y, light.z - view.z];
  const size = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
  const cosine = Math.max(0, (hit.nx * hx + hit.ny * hy + hit.nz * hz) / size);
  const alpha = roughness * roughness;
  const base = cosine * cosine * (alpha * alpha - 1) + 1;
  return (alpha * alpha * alpha * alpha) / (base * base);
}
