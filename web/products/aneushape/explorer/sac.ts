import { ellipsoid, type DistanceField } from '../../../figures/geometry/signed-distance.js';
import { ORIGIN, vector } from '../../../figures/geometry/vector.js';
import { memoise } from '../../../figures/memoise.js';
import type { Mesh } from '../../../figures/render/mesh.js';
import { surfaceMesh } from '../../../figures/render/mesh-shapes.js';

/** mm: the parent artery bends below the sac, its middle at the origin. */
const ARTERY = { radius: 2, bend: 12 };
/** mm, and radians by which the sac's longest section is turned out of the artery's plane. */
const SAC = { height: 5.7, radii: vector(4, 4, 2.8), turn: (-25 * Math.PI) / 180 };
/** mm, in the sac's own turned space from its middle. */
const LOBE = { at: vector(2.1, 2.8, 0.9), radius: 1.6 };
/** mm over which sac and artery, and sac and lobe, flow into each other. */
const BLEND = { artery: 1.5, lobe: 0.9 };

function joined(a: number, b: number, width: number): number {
  const gap = width - Math.abs(a - b);
  return Math.min(a, b) - (gap > 0 ? (gap * gap) / (4 * width) : 0);
}

function artery(x: number, y: number, z: number): number {
  const away = Math.sqrt(x * x + (y + ARTERY.bend) ** 2) - ARTERY.bend;
  return Math.sqrt(away * away + z * z) - ARTERY.radius;
}

const body = ellipsoid(ORIGIN, SAC.radii);
const [cosine, sine] = [Math.cos(SAC.turn), Math.sin(SAC.turn)];

function sac(x: number, y: number, z: number): number {
  const across = cosine * x - sine * z;
  const deep = sine * x + cosine * z;
  const up = y - SAC.height;
  const { at, radius } = LOBE;
  const lobe = Math.sqrt((across - at.x) ** 2 + (up - at.y) ** 2 + (deep - at.z) ** 2) - radius;
  return joined(body(across, up, deep), lobe, BLEND.lobe);
}

/** The lumen's wall. */
const lumen: DistanceField = (x, y, z) => joined(artery(x, y, z), sac(x, y, z), BLEND.artery);

/** Whether a place on the wall lies beyond all that the sac shapes. */
export function isOnArtery(x: number, y: number, z: number): boolean {
  return sac(x, y, z) > BLEND.artery;
}

/** mm: a box that cuts the artery where the picture ends. */
const BOX = { from: vector(-13, -9, -5.6), to: vector(13, 11.4, 5.6) };

export const lumenMesh = memoise((): Mesh => surfaceMesh(lumen, BOX, 0.62));
