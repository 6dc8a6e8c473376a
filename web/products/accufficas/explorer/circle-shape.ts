import type { Point } from '../../../figures/charts/svg.js';
import type { Node } from './circle.js';

/** Units of the frame for 1 mm of radius: wider than to scale of the courses, so that calibres tell. */
export const PER_RADIUS = 10;

/** A vessel as it is drawn, seen from below: the patient's left is on the right. */
export interface Course {
  readonly name: string;
  readonly points: readonly Point[];
  /** mm */
  readonly radius: number;
  /** Pressure runs linearly from one node to the other. */
  readonly from: Node | 'aorta';
  readonly to: Node;
  /** Which ends fade into the stage. */
  readonly fades?: 'start' | 'end';
}

type Place = readonly [x: number, y: number];
type LeftCourse = Omit<Course, 'points'> & { readonly places: readonly Place[] };

// prettier-ignore
const LEFT: readonly LeftCourse[] = [
  { name: 'carotid', from: 'aorta', to: 'ophthalmic left', radius: 2, fades: 'start', places: [[917, 672], [890, 626]] },
  { name: 'ICA', from: 'ophthalmic left', to: 'communicating left', radius: 2, places: [[890, 626], [862, 566], [836, 500], [800, 440], [764, 398]] },
  { name: 'ICA end', from: 'communicating left', to: 'terminus left', radius: 2, places: [[764, 398], [748, 366], [738, 334]] },
  { name: 'M1', from: 'terminus left', to: 'M1 end left', radius: 1.43, places: [[738, 334], [806, 314], [884, 312], [958, 330]] },
  { name: 'superior M2', from: 'M1 end left', to: 'superior M2 end left', radius: 1.135, fades: 'end', places: [[958, 330], [1008, 296], [1050, 232], [1076, 158], [1088, 84]] },
  { name: 'inferior M2', from: 'M1 end left', to: 'inferior M2 end left', radius: 1.135, fades: 'end', places: [[958, 330], [1010, 368], [1064, 420], [1098, 486], [1112, 566]] },
  { name: 'superior M3', from: 'superior M2 end left', to: 'superior M2 end left', radius: 0.72, fades: 'end', places: [[1062, 202], [1102, 158], [1136, 118], [1156, 66]] },
  { name: 'lateral M3', from: 'superior M2 end left', to: 'superior M2 end left', radius: 0.72, fades: 'end', places: [[1030, 266], [1082, 248], [1130, 226], [1174, 190]] },
  { name: 'inferior M3', from: 'inferior M2 end left', to: 'inferior M2 end left', radius: 0.72, fades: 'end', places: [[1046, 400], [1098, 408], [1144, 432], [1178, 474]] },
  { name: 'posterior M3', from: 'inferior M2 end left', to: 'inferior M2 end left', radius: 0.66, fades: 'end', places: [[1096, 480], [1132, 510], [1158, 550], [1170, 596]] },
  { name: 'A1', from: 'terminus left', to: 'A1 end left', radius: 1.17, places: [[738, 334], [710, 290], [668, 258], [624, 242]] },
  { name: 'A2', from: 'A1 end left', to: 'A2 end left', radius: 1.2, fades: 'end', places: [[624, 242], [619, 186], [622, 116], [616, 40]] },
  { name: 'A3', from: 'A2 end left', to: 'A2 end left', radius: 0.7, fades: 'end', places: [[620, 152], [652, 112], [676, 76], [690, 34]] },
  { name: 'P1', from: 'basilar tip', to: 'P1 end left', radius: 1.07, places: [[600, 486], [634, 472], [670, 466]] },
  { name: 'P2', from: 'P1 end left', to: 'P2 end left', radius: 1.05, fades: 'end', places: [[670, 466], [722, 486], [752, 540], [752, 590], [738, 640]] },
  { name: 'vertebral', from: 'aorta', to: 'vertebral end left', radius: 1.36, fades: 'start', places: [[650, 690], [622, 644], [600, 612]] },
];

const MIRROR = 1200;

function mirrored(course: LeftCourse): LeftCourse {
  const other = <Name extends string>(name: Name): Name => name.replace('left', 'right') as Name;
  return {
    ...course,
    from: other(course.from),
    to: other(course.to),
    places: course.places.map(([x, y]) => [MIRROR - x, y]),
  };
}

function placed({ places, name, ...course }: LeftCourse, side: string): Course {
  // Those that may be narrowed change their radius within a few units.
  const spacing = name === 'M1' || name === 'ICA' ? 2.5 : 6;
  return { ...course, name: `${name}${side}`, points: smooth(places, spacing) };
}

/** Points on a Catmull–Rom curve, about so many units apart. */
function smooth(places: readonly Place[], spacing = 6): Point[] {
  const points: Point[] = [];
  places.forEach(([bx, by], index) => {
    const c = places[index + 1];
    if (!c) return void points.push({ x: bx, y: by });
    const [ax, ay] = places[index - 1] ?? [bx, by];
    const [dx, dy] = places[index + 2] ?? c;
    const steps = Math.max(1, Math.round(Math.hypot(c[0] - bx, c[1] - by) / spacing));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (p: number, q: number, r: number, s: number): number =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      points.push({ x: at(ax, bx, c[0], dx), y: at(ay, by, c[1], dy) });
    }
  });
  return points;
}

export const COURSES: readonly Course[] = [
  ...LEFT.map((course) => placed(course, ' left')),
  ...LEFT.map((course) => placed(mirrored(course), ' right')),
  {
    name: 'basilar',
    from: 'basilar origin',
    to: 'basilar tip',
    radius: 1.62,

    points: smooth([
      [600, 612],
      [599, 548],
      [600, 486],
    ]),
  },
];

/** From the right to the left side, as its flow is counted. */
export const ACOA: Course = {
  name: 'ACoA',
  from: 'A1 end right',
  to: 'A1 end left',
  radius: 0.74,

  points: smooth([
    [576, 242],
    [624, 242],
  ]),
};

const PCOA: readonly Place[] = [
  [670, 466],
  [694, 430],
  [728, 406],
  [764, 398],
];
export const PCOAS: readonly Course[] = ([' left', ' right'] as const).map((side) => ({
  name: `PCoA${side}`,
  from: side === ' left' ? 'P1 end left' : 'P1 end right',
  to: side === ' left' ? 'communicating left' : 'communicating right',
  radius: 0.73,

  points: smooth(side === ' left' ? PCOA : PCOA.map(([x, y]) => [MIRROR - x, y])),
}));

/** Ways of the leptomeningeal collaterals of the lesion's side: from the giver to the taker. */
export const PIAL_WAYS: readonly (readonly Point[])[] = [
  smooth([
    [640, 62],
    [760, 34],
    [920, 40],
    [1068, 98],
  ]),
  smooth([
    [768, 622],
    [860, 652],
    [1000, 640],
    [1092, 566],
  ]),
];
