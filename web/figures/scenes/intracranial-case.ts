import { solveCircle } from '../flow/circle-of-willis.js';
import { MMHG, VISCOSITY } from '../flow/poiseuille.js';
import { distance } from '../geometry/vector.js';
import { memoise } from '../memoise.js';
import { brainTrees } from '../vessels/brain-tree.js';
import { nodeSpeeds } from '../vessels/brain-tubes.js';
import { placeLesion } from '../vessels/lesion.js';

/** Share of the diameter that is lost at the throat. */
export const SEVERITY = 0.72;

/** The circle of Willis with a narrowing of the left M1 segment, solved once for all pictures. */
export const solveIntracranial = memoise(() => {
  const trees = brainTrees(618, 300);
  const { tree, radii, named } = trees.left;
  const m1 = named.get('M1') ?? [];
  const lesion = {
    ...placeLesion(tree, radii, m1.slice(4, 9), SEVERITY),
    side: 'left' as const,
  };
  const circle = solveCircle(trees, lesion);
  const { solution, offset, inletPressure } = circle;
  const ratioAt = (side: keyof typeof offset, node: number): number =>
    (solution.pressures[node + offset[side]] ?? 0) / inletPressure;
  return { trees, lesion, ratioAt, speeds: nodeSpeeds(trees, circle), inletPressure };
});

/** Pressure from the carotid siphon over the narrowing to the end of the superior M2 branch. */
export const intracranialProfile = memoise(() => {
  const { trees, lesion, ratioAt, speeds, inletPressure } = solveIntracranial();
  const { tree, radii, named } = trees.left;
  const carotid = (named.get('ICA') ?? []).slice(-14);
  const nodes = [
    ...carotid,
    ...(named.get('M1') ?? []).slice(1),
    ...(named.get('M2 superior') ?? []).slice(1, 12),
  ];
  let travelled = 0;
  const places = nodes.map((node, index) => {
    const [a, b] = [tree.nodes[nodes[index - 1] ?? node], tree.nodes[node]];
    if (a && b) travelled += distance(a.position, b.position);
    const ratio = ratioAt('left', node);
    const healthy = radii.end[node] ?? 1;
    const radius = healthy * (1 - (lesion.narrowing.get(node) ?? 0));
    // mm³/s: the speed is the mean over the healthy cross-section, in cm/s.
    const flow = (speeds('left')[node] ?? 0) * 10 * Math.PI * healthy ** 2;
    return {
      node,
      at: travelled,
      ratio,
      pressure: (ratio * inletPressure) / MMHG,
      radius,
      healthy,
      /** Pa, of a parabolic profile: 4μQ/πr³. */
      shear: (4 * VISCOSITY * flow) / (Math.PI * radius ** 3),
    };
  });
  const before = places.findIndex(({ node }) => node === lesion.nodes[0]) - 1;
  const behind = places.findIndex(({ node }) => node === lesion.nodes.at(-1)) + 2;
  const throat = places.findIndex(({ node }) => node === lesion.throat);
  const [proximal, distal, narrowest] = [places[before], places[behind], places[throat]];
  if (!proximal || !distal || !narrowest) throw new Error('The narrowing lies within the profile');
  return {
    places,
    proximal,
    distal,
    throat: narrowest,
    ratio: distal.ratio / proximal.ratio,
    tree,
    lesion,
  };
});

/** The results as printed. */
export const intracranialNumbers = memoise(() => {
  const { proximal, distal, throat, ratio } = intracranialProfile();
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    ratio: Math.round(ratio * 100) / 100,
    /** mmHg */
    drop: Math.round(proximal.pressure - distal.pressure),
    /** Pa */
    shear: Math.round(throat.shear),
    shearRatio: tenth(throat.shear / proximal.shear),
    /** % */
    stenosis: Math.round((1 - throat.radius / throat.healthy) * 100),
    /** mm */
    diameter: Math.round(2 * throat.radius * 100) / 100,
  };
});
