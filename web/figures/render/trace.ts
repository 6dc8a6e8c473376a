import type { Camera } from './camera.js';
import { nearestCapsule } from './capsule.js';
import { describeHit, distanceToCones, type Hit } from './cone-field.js';
import type { Tile } from './tiles.js';

const STEPS = 40;

/**
 * First surface along the ray through a place of the picture, by stepping as far as the distance
 * to the surface allows. The hit's depth is along z, as in a depth buffer.
 */
export function traceTile(tile: Tile, camera: Camera, x: number, y: number, hit: Hit): boolean {
  if (!tile.blends) return nearestCapsule(tile.cones, camera, x, y, hit);
  const rx = (x - camera.centreX) / camera.focal;
  const ry = (camera.centreY - y) / camera.focal;
  const stretch = Math.sqrt(1 + rx * rx + ry * ry);
  const tolerance = 0.25 / camera.focal;
  let z = tile.near;
  for (let step = 0; step < STEPS && z < tile.far; step++) {
    const d = distanceToCones(tile.cones, rx * z, ry * z, z);
    if (d < tolerance * z) {
      hit.depth = z;
      describeHit(tile.cones, rx * z, ry * z, z, 2 * tolerance * z, hit);
      return true;
    }
    z += d / stretch;
  }
  return false;
}
