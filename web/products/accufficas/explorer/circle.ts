import { poiseuilleResistance } from '../../../figures/flow/poiseuille.js';

/** The lesion is on the patient's left. */
type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];

/** Nodes of the network; the aorta, of given pressure, has number −1. */
const NODES = [
  ...SIDES.flatMap((side) =>
    (
      [
        // Where the ophthalmic and the posterior communicating artery leave the carotid, and its end.
        'ophthalmic',
        'communicating',
        'terminus',
        'M1 end',
        'superior M2 end',
        'inferior M2 end',
        'A1 end',
        'A2 end',
        'vertebral end',
        'P1 end',
        'P2 end',
      ] as const
    ).map((name) => `${name} ${side}` as const),
  ),
  'basilar origin',
  'basilar tip',
] as const;
export type Node = (typeof NODES)[number];

export const NODE_COUNT = NODES.length;
const AORTA = -1;

export function nodeIndex(node: Node | 'aorta'): number {
  return node === 'aorta' ? AORTA : NODES.indexOf(node);
}

export interface Segment {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** mm */
  readonly length: number;
  readonly radius: number;
  /** Pa·s/mm³ */
  readonly resistance: number;
}

function segment(
  name: string,
  from: Node | 'aorta',
  to: Node,
  length: number,
  radius: number,
): Segment {
  const resistance = poiseuilleResistance(length, radius, radius);
  return { name, from: nodeIndex(from), to: nodeIndex(to), length, radius, resistance };
}

/** mm of the internal carotid beyond the ophthalmic artery, and of M1: shares assumed of the published lengths. */
export const CAROTID_BEYOND_OPHTHALMIC = 27;
export const M1_LENGTH = 20;
/** Two equal divisions by Murray's law, assumed. */
const M2 = { length: 119 - M1_LENGTH, radius: 1.43 / Math.cbrt(2) };

/**
 * Lengths and radii of J. Alastruey et al., J Biomech 2007;40:1794–1805
 * (doi:10.1016/j.jbiomech.2006.07.008), the neck's carotid included; M1 and M2 there are one vessel.
 */
export const SEGMENTS: readonly Segment[] = [
  ...SIDES.flatMap((side) => [
    segment(`carotid ${side}`, 'aorta', `ophthalmic ${side}`, 177 - CAROTID_BEYOND_OPHTHALMIC, 2),
    segment(
      `ICA ${side}`,
      `ophthalmic ${side}`,
      `communicating ${side}`,
      CAROTID_BEYOND_OPHTHALMIC,
      2,
    ),
    segment(`ICA end ${side}`, `communicating ${side}`, `terminus ${side}`, 5, 2),
    segment(`M1 ${side}`, `terminus ${side}`, `M1 end ${side}`, M1_LENGTH, 1.43),
    segment(
      `superior M2 ${side}`,
      `M1 end ${side}`,
      `superior M2 end ${side}`,
      M2.length,
      M2.radius,
    ),
    segment(
      `inferior M2 ${side}`,
      `M1 end ${side}`,
      `inferior M2 end ${side}`,
      M2.length,
      M2.radius,
    ),
    segment(`A1 ${side}`, `terminus ${side}`, `A1 end ${side}`, 12, 1.17),
    segment(`A2 ${side}`, `A1 end ${side}`, `A2 end ${side}`, 103, 1.2),
    // The last millimetre is a piece of its own, so that the vertebral's branches leave before the union.
    segment(`vertebral ${side}`, 'aorta', `vertebral end ${side}`, 147, 1.36),
    segment(`union ${side}`, `vertebral end ${side}`, 'basilar origin', 1, 1.36),
    segment(`P1 ${side}`, 'basilar tip', `P1 end ${side}`, 5, 1.07),
    segment(`P2 ${side}`, `P1 end ${side}`, `P2 end ${side}`, 86, 1.05),
  ]),
  segment('basilar', 'basilar origin', 'basilar tip', 29, 1.62),
];

export const ANTERIOR_COMMUNICATING = segment('ACoA', 'A1 end right', 'A1 end left', 3, 0.74);
export const POSTERIOR_COMMUNICATING = SIDES.map((side) =>
  segment(`PCoA ${side}`, `P1 end ${side}`, `communicating ${side}`, 15, 0.73),
);

/** Leptomeningeal anastomoses: from the anterior and the posterior to the middle cerebral artery. */
export const PIAL_PATHS = SIDES.flatMap((side) => [
  {
    name: `anterior pial ${side}`,
    from: nodeIndex(`A2 end ${side}`),
    to: nodeIndex(`superior M2 end ${side}`),
  },
  {
    name: `posterior pial ${side}`,
    from: nodeIndex(`P2 end ${side}`),
    to: nodeIndex(`inferior M2 end ${side}`),
  },
]);

/** mm³/s to the brain: 717 mL/min (L. Zarrinkoob et al., J Cereb Blood Flow Metab 2015). */
const BRAIN_FLOW = 717_000 / 60;

export interface Bed {
  readonly node: number;
  /** mm³/s at rest. */
  readonly flow: number;
}

function bed(node: Node, share: number): Bed {
  return { node: nodeIndex(node), flow: share * BRAIN_FLOW };
}

/**
 * Shares measured by the same authors (doi:10.1038/jcbfm.2014.241): 21 % for each middle cerebral artery,
 * 12 % anterior, 8 % posterior, 2 % ophthalmic; of the basilar artery's 20 % and the vertebrals' 28 %
 * what remains for the brain stem and the cerebellum. Together 98 %, as published shares are rounded.
 */
export const BEDS: readonly Bed[] = [
  ...SIDES.flatMap((side) => [
    bed(`superior M2 end ${side}`, 0.105),
    bed(`inferior M2 end ${side}`, 0.105),
    bed(`A2 end ${side}`, 0.12),
    bed(`P2 end ${side}`, 0.08),
    bed(`ophthalmic ${side}`, 0.02),
    bed(`vertebral end ${side}`, 0.04),
  ]),
  bed('basilar tip', 0.04),
];
