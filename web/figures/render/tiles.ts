import type { Camera } from './camera.js';
import type { Cone } from './tube.js';

const TILE = 12;

/** The cones that a square of the picture may show, with the depths between which they lie. */
export interface Tile {
  readonly cones: Cone[];
  near: number;
  far: number;
  /** Whether any of its cones flows into others. */
  blends: boolean;
}

export interface TileGrid {
  tileAt(x: number, y: number): Tile | undefined;
}

/** Sorts the cones into squares of the picture, so that a ray tests only its neighbours. */
export function tileGrid(
  cones: readonly Cone[],
  camera: Camera,
  width: number,
  height: number,
): TileGrid {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const tiles = new Map<number, Tile>();
  for (const cone of cones) {
    const ends = [
      { x: cone.ax, y: cone.ay, z: cone.az },
      { x: cone.ax + cone.dx, y: cone.ay + cone.dy, z: cone.az + cone.dz },
    ];
    const reach = Math.max(cone.radius, cone.radius + cone.radiusStep) + cone.blend * 0.3;
    const near = Math.min(...ends.map((end) => end.z)) - reach;
    const far = Math.max(...ends.map((end) => end.z)) + reach;
    if (near <= 0) continue;
    const size = (camera.focal * reach) / near + 1;
    const xs = ends.map((end) => camera.centreX + (camera.focal * end.x) / end.z);
    const ys = ends.map((end) => camera.centreY - (camera.focal * end.y) / end.z);
    const left = Math.max(0, Math.floor((Math.min(...xs) - size) / TILE));
    const right = Math.min(columns - 1, Math.floor((Math.max(...xs) + size) / TILE));
    const top = Math.max(0, Math.floor((Math.min(...ys) - size) / TILE));
    const bottom = Math.min(rows - 1, Math.floor((Math.max(...ys) + size) / TILE));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const key = row * columns + column;
        const tile = tiles.get(key);
        if (tile) {
          tile.cones.push(cone);
          tile.near = Math.min(tile.near, near);
          tile.far = Math.max(tile.far, far);
          tile.blends ||= cone.blend > 0;
        } else tiles.set(key, { cones: [cone], near, far, blends: cone.blend > 0 });
      }
    }
  }
  return {
    tileAt: (x, y) => tiles.get(Math.floor(y / TILE) * columns + Math.floor(x / TILE)),
  };
}
