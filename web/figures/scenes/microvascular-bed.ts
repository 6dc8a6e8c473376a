import { flowMap } from '../colour/maps.js';
import { add, vector, type Vector } from '../geometry/vector.js';
import { noise } from '../random/noise.js';
import { seeded } from '../random/seeded.js';
import type { CameraSettings } from '../render/camera.js';
import type { Picture } from '../render/picture.js';
import { creased } from '../render/tube.js';
import { murrayRadii } from '../vessels/murray.js';
import { suppliedNodes } from '../vessels/supply.js';
import { treeTubes } from '../vessels/tree-tubes.js';
import { type TreeNode, vesselTree } from '../vessels/vessel-tree.js';
import { vesselPicture } from './vessel-picture.js';

/** Units of the drawn bed. */
const EXTENT = { x: 84, y: 34, z: 22 };

/** One arteriole and the bed that it supplies. */
function bed(count: number) {
  const stem = Array.from({ length: 22 }, (_, index): TreeNode => ({
    position: vector(-64 + index * 1.6, -2 + Math.sin(index / 5) * 2, 0),
    parent: index - 1,
  }));
  const random = seeded(73);
  const sinks: Vector[] = [];
  for (let spacing = 18; sinks.length < count; spacing *= 0.88) {
    for (let attempt = 0; attempt < 900 && sinks.length < count; attempt++) {
      const at = vector(
        random.between(-46, EXTENT.x),
        random.between(-EXTENT.y, EXTENT.y),
        random.between(-EXTENT.z, EXTENT.z),
      );
      if (
        sinks.every((other) => Math.hypot(other.x - at.x, other.y - at.y, other.z - at.z) > spacing)
      )
        sinks.push(at);
    }
  }
  const settle = (point: Vector): Vector => {
    const wave = (offset: number): number =>
      1.1 * noise(point.x / 7 + offset, point.y / 7, point.z / 7, 21);
    return add(point, vector(wave(0), wave(20), wave(40)));
  };
  const tree = vesselTree(
    suppliedNodes(stem, { sinks, step: 1.6, reach: 60, firstNode: 12, settle }),
  );
  const unit = murrayRadii(tree, { terminal: 1, taper: 0 });
  const radii = murrayRadii(tree, { terminal: 3.1 / (unit.end[0] ?? 1), taper: 0 });
  return { tree, radii };
}

/**
 * The bed, paler where blood arrives sooner.
 * @param sinks places that it supplies; fewer for small pictures
 */
export function microvascularBed(
  camera: CameraSettings,
  width: number,
  height: number,
  sinks = 520,
): Picture {
  const isSmall = sinks < 520;
  const { tree, radii } = bed(sinks);
  const times = tree.nodes.map(() => 0);
  tree.nodes.forEach(({ parent }, node) => {
    // By Murray's law the mean speed is in proportion to the radius.
    times[node] = (times[parent] ?? 0) + 1 / (radii.end[node] ?? 1);
  });
  const longest = Math.max(...times);
  const tubes = treeTubes(
    tree,
    radii,
    times.map((time) => 0.96 - 0.94 * Math.sqrt(time / longest)),
  );
  return vesselPicture(
    {
      tubes: isSmall ? creased(tubes) : tubes,
      isSmall,
      map: flowMap,
      camera,
      fog: [-12, 34],
      fogShare: 0.8,
    },
    width,
    height,
  );
}
