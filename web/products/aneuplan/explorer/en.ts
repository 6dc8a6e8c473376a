import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { widest } from './braid.js';
import { type controls, reduction, type Result, type State, tenths } from './model.js';

function ends({ proximal, coverage }: Result): string {
  if (coverage === 0) return 'The device lies beyond the neck and does not cover it.';
  const margin = tenths(proximal);
  if (margin === 0) return 'The proximal end lands on the very edge of the neck.';
  if (margin < 0) {
    return `The proximal end lies ${(-margin).toFixed(1)}\u00a0mm inside the neck: the neck is only partly covered.`;
  }
  return `The proximal end lands ${margin.toFixed(1)}\u00a0mm before the neck.`;
}

function sentence(result: Result, { diameter, label, placed }: State): string {
  const { length, coverage, gap, before, after } = result;
  if (!placed) {
    return `Without a device, ${before.toFixed(1)}% of the artery’s flow enters the sac. Place the device to see what remains.`;
  }
  const change = 100 * (length / label - 1);
  const percent = Math.abs(change).toFixed(0);
  const than =
    tenths(length) === label
      ? 'the same as its nominal length'
      : `${percent === '0' ? 'less than 1' : percent}% ${change < 0 ? 'shorter' : 'longer'} than its nominal length`;
  const device = `A ${diameter}\u00a0×\u00a0${label}\u00a0mm device is ${length.toFixed(1)}\u00a0mm long in this artery, ${than}.`;
  const contact =
    gap >= 0.05
      ? ` It opens to ${widest(diameter).toFixed(1)}\u00a0mm at most and does not reach the wall everywhere.`
      : '';
  const wire = `Wire covers ${coverage.toFixed(0)}% of the neck`;
  const flow =
    after === undefined
      ? ''
      : reduction({ before, after }) > 0
        ? `, and inflow falls by ${reduction({ before, after })}%, from ${before.toFixed(1)}% of the artery’s flow to ${after.toFixed(1)}%`
        : `, and inflow stays at ${after.toFixed(1)}% of the artery’s flow`;
  return `${device} ${ends(result)}${contact} ${wire}${flow}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: nominal length is not deployed length',
  alt: 'Section through a bent artery with an aneurysm, coloured by the speed of blood. A braided device lies across the neck; lines mark its landing margins, and bars compare its nominal with its deployed length. It can be dragged along the artery.',
  controls: {
    diameter: { label: 'Nominal diameter', unit: '\u00a0mm', digits: 2 },
    label: { label: 'Nominal length', unit: '\u00a0mm' },
    distal: { label: 'Distal end beyond the neck', unit: '\u00a0mm' },
    placed: { label: 'Device placed' },
  },
  readings: {
    length: { label: 'Deployed length', unit: '\u00a0mm' },
    margins: { label: 'Landing margin, proximal / distal', unit: '\u00a0mm' },
    coverage: { label: 'Metal coverage of the neck', unit: '%' },
    gap: { label: 'Widest gap to the wall', unit: '\u00a0mm' },
    inflow: { label: 'Inflow, share of artery’s flow', unit: '%' },
    reduction: { label: 'Inflow reduced by', unit: '%' },
  },
  sentence,
  presets: [
    'Sized to the proximal artery',
    'Half a millimetre smaller',
    'Half a millimetre larger',
    'Too short',
    'Before the device',
  ],
  how: {
    summary:
      'The wires of a braid keep their length. Where the artery holds the braid narrower than its nominal diameter, the wires turn towards the axis, and the device becomes longer and its cells more open; in a wider artery it becomes shorter and denser. What is left of the inflow is solved in a plane section, with the braid as a thin layer that resists as its wires do. The section is two-dimensional: the values are not those of a patient.',
    equations: [
      'sin α = (D/D₀)·sin α₀',
      'L = ∫ cos α ds over wires of length L₀/cos α₀',
      'coverage = 1 − (1 − d/g)², g = πD·p/(½N·√(π²D² + p²)), p = πD/tan α·(1 + κD/2)',
      'Δp/u = 2·8πμ/(g·(1 − 2 ln 2t + ⅔t²)), t = πd/2g',
      'n = r/(2 + r), r: loss of a cell of the layer in lattice units',
    ],
    parameters: [
      {
        name: 'Braid',
        value: '64 wires, 30\u00a0µm, 62° to the axis (assumed)',
      },
      { name: 'Widest diameter', value: 'nominal + 6.6% (assumed)' },
      {
        name: 'Braids follow simple geometry in bends and steps',
        value: 'benchtop study of five devices',
        source: 0,
      },
      {
        name: 'Oversized devices cover less and divert less',
        value: 'four silicone models',
        source: 1,
      },
      {
        name: 'Nominal length and measured length',
        value: 'accuracy 79%, in 10 patients',
        source: 2,
      },
      { name: 'Layer', value: 'partial bounce-back, 0.48\u00a0mm thick', source: 3 },
      {
        name: 'Artery',
        value: '4.4 to 3.4\u00a0mm, inlet 25\u00a0cm/s (assumed)',
      },
      { name: 'Inflow', value: 'counted 1\u00a0mm above the wall' },
      {
        name: 'Bulk viscosity of the lattice',
        value: 'so high that sound dies out; it does not affect settled flow',
        source: 5,
      },
      { name: 'Lattice', value: 'D2Q9, 0.16\u00a0mm, 0.6\u00a0s of flow' },
    ],
    leftOut: [
      'Pushing and pulling during delivery, friction, stiffness of the braid',
      'Transition zones where the diameter changes, flaring of the ends, straightening of the artery',
      'The third dimension, pulsation, side branches, thrombosis',
      'Resistance to flow along the braid differs from that through it: the layer resists both alike',
    ],
    checked: [
      'Nominal diameter everywhere: deployed length equals nominal length within 0.5%',
      '1,000 random devices: wire length kept within 0.1%; neither a wider nor a nominally longer device is ever shorter',
      'Resistance of a row of wires: within 5% of wires resolved on the lattice',
      'Layer: nothing changes at n = 0, nothing passes at n = 1, loss 2n/(1 − n) a cell within 2%',
      'The stored inflows of the five states: within 0.01% of the artery’s flow of a new computation',
      'The solver: plane Poiseuille flow within 2%, lid-driven cavity at Re 100 within 3% of the lid’s speed [5]',
    ],
  },
};
