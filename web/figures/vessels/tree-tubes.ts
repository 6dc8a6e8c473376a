import { distance } from '../geometry/vector.js';
import { smoothStep } from '../geometry/interpolation.js';
import { smoothStations, type Station } from '../geometry/curve.js';
import type { Tube } from '../render/tube.js';
import type { TreeRadii } from './murray.js';
import { vesselsOf, type VesselTree } from './vessel-tree.js';

/**
 * A tree as tubes, one for each vessel; `values` give what the colour shows at each node,
 * `narrowing` the share of the diameter that is lost at some.
 */
export function treeTubes(
  tree: VesselTree,
  radii: TreeRadii,
  values: readonly number[],
  narrowing: ReadonlyMap<number, number> = new Map(),
  steps = 2,
): Tube[] {
  return vesselsOf(tree, radii.end).map((vessel) => {
    const isBranch = tree.nodes[vessel[0] ?? 0] !== undefined && vessel[0] !== 0;
    const stations: Drawn[] = vessel.flatMap((node, index): Drawn[] => {
      const position = tree.nodes[node]?.position;
      if (!position) return [];
      const next = vessel[1] ?? node;
      const healthy = (index === 0 && isBranch ? radii.start[next] : radii.end[node]) ?? 0;
      const radius = healthy * (1 - (index > 0 ? (narrowing.get(node) ?? 0) : 0));
      return [{ position, radius, value: values[node] ?? 0 }];
    });
    drawOut(stations);
    const widest = Math.max(...stations.map(({ radius }) => radius));
    return { stations: smoothStations(stations, steps), blend: widest * 0.8 };
  });
}

type Drawn = { -readonly [Key in keyof Station]: Station[Key] };

/** mm over which a vessel's drawn end runs out thin instead of being cut off. */
const RUN_OUT = 7;

function drawOut(stations: readonly Drawn[]): void {
  const end = stations[stations.length - 1];
  if (!end) return;
  for (const station of stations) {
    const left = distance(station.position, end.position);
    station.radius *= 0.4 + 0.6 * smoothStep(0, RUN_OUT, left);
  }
}
