import { MMHG } from '../../../figures/flow/poiseuille.js';
import { type StenosisLoss, youngTsaiLoss } from '../../../figures/flow/young-tsai.js';
import {
  ANTERIOR_COMMUNICATING,
  BEDS,
  type Node,
  NODE_COUNT,
  nodeIndex,
  PIAL_PATHS,
  POSTERIOR_COMMUNICATING,
  SEGMENTS,
} from './circle.js';

/** Mean arterial and venous pressure in Pa, assumed, as in the site's figures. */
export const ARTERIAL = 95 * MMHG;
export const VENOUS = 8 * MMHG;
/** Pa below which a bed is fully dilated and its flow falls with the pressure (doi:10.14814/phy2.14982). */
export const AUTOREGULATION_LIMIT = 60 * MMHG;
/** mm, assumed. */
export const LESION_LENGTH = 8;

interface CircleSettings {
  readonly lesion: {
    readonly segment: string;
    /** Share of the diameter that is lost, 0 to 1. */
    readonly severity: number;
  };
  readonly anterior: boolean;
  readonly posterior: boolean;
  /** mm³/(s·Pa) of either leptomeningeal path of a side. */
  readonly pial: number;
}

export interface CircleFlow {
  /** Pa */
  readonly pressureAt: (node: Node | 'aorta') => number;
  /** mm³/s, 0 where the segment is absent. */
  readonly flowIn: (segment: string) => number;
  /** mm³/s into the bed of a node. */
  readonly bedFlow: (node: Node) => number;
  /** mm³/s: the largest imbalance of a node. */
  readonly imbalance: number;
}

/** Δp = viscous·Q + turbulent·Q². */
interface Element extends StenosisLoss {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What a narrowing costs beyond the healthy vessel in its place, so that none costs nothing. */
export function lesionLoss(radius: number, severity: number): StenosisLoss {
  const at = (share: number): StenosisLoss =>
    youngTsaiLoss({ diameter: 2 * radius, severity: share, length: LESION_LENGTH });
  const narrowed = at(severity);
  return { viscous: narrowed.viscous - at(0).viscous, turbulent: narrowed.turbulent };
}

/** Flow of a fully open bed grows with pressure; above the limit it is what the tissue needs. */
function bedShare(pressure: number): number {
  return Math.min(1, (pressure - VENOUS) / (AUTOREGULATION_LIMIT - VENOUS));
}

function elementsOf({ lesion, anterior, posterior, pial }: CircleSettings): Element[] {
  const segments = [
    ...SEGMENTS,
    ...(anterior ? [ANTERIOR_COMMUNICATING] : []),
    ...(posterior ? POSTERIOR_COMMUNICATING : []),
  ];
  return [
    ...segments.map(({ name, from, to, radius, resistance }): Element => {
      const loss =
        name === lesion.segment
          ? lesionLoss(radius, lesion.severity)
          : { viscous: 0, turbulent: 0 };
      return { name, from, to, viscous: resistance + loss.viscous, turbulent: loss.turbulent };
    }),
    ...(pial > 0
      ? PIAL_PATHS.map((path): Element => ({ ...path, viscous: 1 / pial, turbulent: 0 }))
      : []),
  ];
}

const MOST_ROUNDS = 60;
/** mm³/s; of some 12,000 to the whole brain. */
const TOLERANCE = 1e-8;

/**
 * Pressures in which every node passes on what it gets, by Newton's method: each element's flow grows
 * with its pressure difference, so there is one solution, and halving a step that goes too far finds it.
 */
export function solveCircle(settings: CircleSettings): CircleFlow {
  const elements = elementsOf(settings);
  let pressures = new Float64Array(NODE_COUNT).fill(0.93 * ARTERIAL);
  let system = assemble(elements, pressures);
  for (let round = 0; round < MOST_ROUNDS && system.imbalance > TOLERANCE; round++) {
    const step = eliminate(system.slopes, system.excess);
    let [share, next, tried] = [1, pressures, system];
    do {
      const size = share;
      next = pressures.map((pressure, node) => pressure + size * (step[node] ?? 0));
      tried = assemble(elements, next);
      share /= 2;
    } while (tried.imbalance >= system.imbalance && share > 1e-4);
    if (tried.imbalance >= system.imbalance) break;
    [pressures, system] = [next, tried];
  }
  const flows = new Map(elements.map(({ name }, index) => [name, system.flows[index] ?? 0]));
  const pressureAt = (node: Node | 'aorta'): number => pressures[nodeIndex(node)] ?? ARTERIAL;
  return {
    pressureAt,
    flowIn: (segment) => flows.get(segment) ?? 0,
    bedFlow: (node) => {
      const own = BEDS.find((bed) => bed.node === nodeIndex(node));
      return own ? own.flow * bedShare(pressureAt(node)) : 0;
    },
    imbalance: system.imbalance,
  };
}

interface System {
  readonly flows: Float64Array;
  /** What flows into each node more than out of it, and how that changes with the pressures. */
  readonly excess: Float64Array;
  readonly slopes: Float64Array;
  readonly imbalance: number;
}

function assemble(elements: readonly Element[], pressures: Float64Array): System {
  const flows = new Float64Array(elements.length);
  const excess = new Float64Array(NODE_COUNT);
  const slopes = new Float64Array(NODE_COUNT * NODE_COUNT);
  const grow = (values: Float64Array, index: number, by: number): void => {
    values[index] = (values[index] ?? 0) + by;
  };
  elements.forEach(({ from, to, viscous, turbulent }, index) => {
    const drop = (pressures[from] ?? ARTERIAL) - (pressures[to] ?? 0);
    const root = Math.sqrt(viscous ** 2 + 4 * turbulent * Math.abs(drop));
    const flow = (2 * drop) / (viscous + root);
    flows[index] = flow;
    grow(excess, to, flow);
    grow(slopes, to * NODE_COUNT + to, 1 / root);
    if (from < 0) return;
    grow(excess, from, -flow);
    grow(slopes, from * NODE_COUNT + from, 1 / root);
    grow(slopes, from * NODE_COUNT + to, -1 / root);
    grow(slopes, to * NODE_COUNT + from, -1 / root);
  });
  for (const { node, flow } of BEDS) {
    const share = bedShare(pressures[node] ?? 0);
    grow(excess, node, -flow * share);
    if (share < 1) grow(slopes, node * NODE_COUNT + node, flow / (AUTOREGULATION_LIMIT - VENOUS));
  }
  return { flows, excess, slopes, imbalance: Math.max(...excess.map(Math.abs)) };
}

/** Solves a symmetric positive definite system, kept row by row. */
function eliminate(matrix: Float64Array, right: Float64Array): Float64Array {
  const [a, x] = [matrix.slice(), right.slice()];
  const size = x.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const diagonal = a[pivot * size + pivot] ?? 1;
    for (let row = pivot + 1; row < size; row++) {
      const factor = (a[row * size + pivot] ?? 0) / diagonal;
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++) {
        const at = row * size + column;
        a[at] = (a[at] ?? 0) - factor * (a[pivot * size + column] ?? 0);
      }
      x[row] = (x[row] ?? 0) - factor * (x[pivot] ?? 0);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = x[row] ?? 0;
    for (let column = row + 1; column < size; column++) {
      rest -= (a[row * size + column] ?? 0) * (x[column] ?? 0);
    }
    x[row] = rest / (a[row * size + row] ?? 1);
  }
  return x;
}
