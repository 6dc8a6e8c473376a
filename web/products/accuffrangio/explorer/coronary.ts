import { smoothCurve } from '../../../figures/geometry/curve.js';
import { distance, mix, type Vector, vector } from '../../../figures/geometry/vector.js';
import { noise } from '../../../figures/random/noise.js';

type Place = readonly [x: number, y: number, z: number];

interface Course {
  readonly name: string;
  /** mm from the isocentre: to the patient's left, cranial, anterior. */
  readonly places: readonly Place[];
  /** mm at both ends. */
  readonly radii: readonly [number, number];
}

/**
 * The left coronary artery of the site's figures in the patient's directions: named vessels by their
 * courses on the heart's surface (`figures/vessels/coronary-courses.ts`), with the calibres of an adult,
 * assumed.
 */
// prettier-ignore
export const NAMED: readonly Course[] = [
  { name: 'LM', radii: [2.2, 2.15], places: [[-33.3, 37, -2.5], [-28.2, 36.3, 0.1], [-20.8, 34.6, 3.6]] },
  { name: 'LAD', radii: [1.8, 0.8], places: [[-20.8, 34.6, 3.6], [-19.7, 27.7, 8.7], [-19.3, 18.3, 13.7], [-17.5, 7.9, 17.4], [-13, -4, 20.1], [-7.1, -16.1, 20.8], [-1.3, -27.9, 19], [4.6, -37.9, 15.3], [11.9, -45.5, 11]] },
  { name: 'D1', radii: [1.1, 0.45], places: [[-19.4, 20.2, 12.8], [-11.7, 16, 15.3], [-1.7, 9.3, 17.5], [7.2, -0.3, 19.1], [13.3, -12.3, 19.7], [15.5, -23.9, 19.2]] },
  { name: 'D2', radii: [0.95, 0.4], places: [[-14.8, 0.6, 19.3], [-6.8, -6, 20.7], [1.5, -14, 20.9], [6.9, -24.5, 19.9], [9.6, -34.3, 17.4]] },
  { name: 'LCX', radii: [1.65, 0.9], places: [[-20.8, 34.6, 3.6], [-11.6, 35.8, 3.8], [-0.1, 37.2, 1.9], [13, 37.2, -6.4], [20.4, 32.8, -21.9], [18.4, 25.3, -36.5]] },
  { name: 'OM1', radii: [1.15, 0.45], places: [[-5, 36.8, 2.9], [4.8, 29.4, 6.8], [15.8, 18.5, 8.9], [23.2, 5.2, 10.7], [26.4, -8.6, 12.8], [25.1, -21.6, 15.1]] },
  { name: 'OM2', radii: [1, 0.4], places: [[18.2, 35.5, -14.3], [26.1, 24.1, -13.6], [32.5, 9.5, -11.2], [35.9, -5.4, -6.1], [35.8, -17.9, 0.4]] },
];

/** Small branches, set by hand: septal, diagonal, atrial and posterolateral. */
// prettier-ignore
const SMALL: readonly Course[] = [
  { name: 'S1', radii: [0.6, 0.25], places: [[-19.3, 18.3, 13.7], [-19.2, 12, 6], [-16, 4, -1], [-12, -4, -6]] },
  { name: 'S2', radii: [0.55, 0.22], places: [[-17.5, 7.9, 17.4], [-15.5, 1, 10], [-11.5, -8, 4], [-7, -15, 0]] },
  { name: 'S3', radii: [0.5, 0.22], places: [[-13, -4, 20.1], [-10, -11, 13], [-6, -19, 8], [-2, -25, 5]] },
  { name: 'S4', radii: [0.45, 0.2], places: [[-7.1, -16.1, 20.8], [-4.5, -22, 14], [-1, -29, 10]] },
  { name: 'D3', radii: [0.6, 0.25], places: [[-1.3, -27.9, 19], [4, -31, 19.5], [8.5, -37, 18.5], [11, -43, 16]] },
  { name: 'atrial', radii: [0.6, 0.25], places: [[-0.1, 37.2, 1.9], [-2, 43, -6], [-3, 46, -16], [-8, 45, -24]] },
  { name: 'PL', radii: [0.9, 0.35], places: [[18.4, 25.3, -36.5], [21, 14, -39], [23, 2, -37], [22, -8, -33]] },
  { name: 'OM1 side', radii: [0.6, 0.25], places: [[15.8, 18.5, 8.9], [17, 8, 13], [18.5, -2, 16], [20, -12, 18]] },
];

/** The diagnostic catheter in the ascending aorta, its tip in the left main stem. */
// prettier-ignore
export const CATHETER: readonly Place[] = [[-31, 36.8, -1.2], [-37, 38.5, -5], [-43, 44, -11], [-46, 56, -18], [-44, 74, -24], [-38, 96, -30]];

interface Station {
  readonly position: Vector;
  /** mm */
  readonly radius: number;
}

interface Vessel {
  readonly name: string;
  readonly stations: readonly Station[];
}

/** mm that vessels wind to the side, at the most. */
const WINDING = 1.5;

/** Ends that others share keep their place where they do: the winding depends on the place alone. */
function wound({ x, y, z }: Vector): Vector {
  const wave = (offset: number): number => WINDING * noise(x / 12 + offset, y / 12, z / 12, 41);
  return vector(x + wave(0), y + wave(30), z + wave(60));
}

function vesselOf({ name, places, radii }: Course): Vessel {
  const curve = smoothCurve(
    places.map(([x, y, z]) => vector(x, y, z)),
    6,
  ).map(wound);
  return {
    name,
    stations: curve.map((position, index) => ({
      position,
      radius: radii[0] + ((radii[1] - radii[0]) * index) / (curve.length - 1),
    })),
  };
}

export const VESSELS: readonly Vessel[] = [...NAMED, ...SMALL].map(vesselOf);

/** A place on the analysed way: the left main stem and the LAD. */
interface WayPoint extends Station {
  /** mm from the ostium. */
  readonly at: number;
}

const way: readonly WayPoint[] = (() => {
  const [stem, lad] = ['LM', 'LAD'].map((name) => VESSELS.find((vessel) => vessel.name === name));
  let at = 0;
  let last: Vector | undefined;
  return [...(stem?.stations ?? []), ...(lad?.stations.slice(1) ?? [])].map((station) => {
    at += last ? distance(last, station.position) : 0;
    last = station.position;
    return { ...station, at };
  });
})();

export const WAY_LENGTH = way.at(-1)?.at ?? 0;

/** The healthy vessel at a distance from the ostium. */
export function wayPoint(at: number): WayPoint {
  const next = Math.max(
    1,
    way.findIndex((point) => point.at >= at),
  );
  const [a, b] = [way[next - 1], way[next]];
  if (!a || !b) throw new Error('The way needs points');
  const share = Math.min(1, Math.max(0, (at - a.at) / (b.at - a.at)));
  return {
    at,
    position: mix(a.position, b.position, share),
    radius: a.radius + (b.radius - a.radius) * share,
  };
}
