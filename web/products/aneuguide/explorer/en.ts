import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import { controls, MOUTH, type GuideResult, type GuideState } from './model.js';

const { min, max } = controls.inserted;

function mm(value: number): string {
  return `${value.toFixed(1)}\u00a0mm`;
}

function shape({ distal, proximal }: GuideState): string {
  if (distal === 0 && proximal === 0) return 'Unshaped';
  if (proximal === 0) return `With a distal bend of ${distal}° alone`;
  if (distal === 0) return `With a proximal bend of ${proximal}° alone`;
  return `With a distal bend of ${distal}° and a proximal one of ${proximal}°`;
}

function sentence(result: GuideResult, state: GuideState): string {
  const { outcome, angle, distance, depth, range, trials } = result;
  const given = shape(state);
  if (outcome === 'inside') {
    const room = `${range > 3 ? 'about' : 'only about'} ${range}\u00a0mm`;
    return `${given}, the tip is ${mm(depth)} beyond the neck, ${angle.toFixed(0)}° off its axis. It enters over a range of ${room} of inserted length.`;
  }
  if (outcome === 'touching') {
    const others =
      range > 0
        ? `Over a range of about ${range}\u00a0mm of other inserted lengths, the same shape enters clear of it.`
        : 'No length of the same shape enters clear of it.';
    return `${given}, the tip is ${mm(depth)} beyond the neck but rests on the wall of the sac. ${others}`;
  }
  const missed =
    distance < MOUTH
      ? `${given}, the tip stops at the mouth of the neck.`
      : `${given}, the tip misses the neck and stops ${mm(distance)} from its middle.`;
  if (range > 0)
    return `${missed} Over a range of about ${range}\u00a0mm of other inserted lengths, the same shape enters.`;
  return trials.some(({ outcome }) => outcome === 'touching')
    ? `${missed} At other lengths it enters only to rest on the wall of the sac.`
    : `${missed} This shape does not enter at any length from ${min} to ${max}\u00a0mm.`;
}

export const texts: ExplorerTexts<typeof controls, GuideResult> = {
  title: 'Try it: shape the microcatheter and see whether it enters',
  alt: 'A translucent, curved artery with an aneurysm on its inner side. A microcatheter leaves the guide catheter; its yellow shaped part has come to rest between the walls. An orange dashed line marks the neck. Upper right, the shape as bent; lower right, dots for the lengths at which the tip enters.',
  controls: {
    distal: { label: 'Distal bend', unit: '°' },
    proximal: { label: 'Proximal bend', unit: '°' },
    between: { label: 'Between bends', unit: '\u00a0mm', digits: 1 },
    inserted: { label: 'Length inserted', unit: '\u00a0mm', digits: 1 },
  },
  readings: {
    angle: { label: 'Tip to axis of neck', unit: '°' },
    distance: { label: 'Tip to middle of neck', unit: '\u00a0mm' },
    depth: { label: 'Beyond the neck', unit: '\u00a0mm' },
    clearance: { label: 'Tip to sac wall', unit: '\u00a0mm' },
    range: { label: 'Lengths that enter', unit: '\u00a0mm' },
  },
  sentence,
  presets: [
    'Shape follows the path',
    'Unshaped',
    'Distal bend alone',
    'Sharper distal bend',
    'Too much bend',
  ],
  how: {
    summary:
      'The microcatheter is a chain of rigid links of 0.5 mm. Its joints resist any angle but the one they were shaped to, and walls push back what is pressed into them. It starts on the centreline, where the microwire held it; once the wire is withdrawn, it relaxes until no small movement lowers its energy. A shape that follows the path comes to rest almost free of force, with its tip in the sac; with any other, the walls decide where the tip goes.',
    equations: [
      'E = B/(2ℓ)·Σ(θᵢ − θᵢ⁰)² + (k/2)·∫d² ds',
      'θᵢ⁰: angle as shaped; d: depth in the wall; ΔE ≤ 0 at every step',
      'Angle = arccos(t·n), with t the tip’s direction and n the axis of the neck',
    ],
    parameters: [
      { name: 'Discrete elastic rod', value: 'bending energy of the joints', source: 0 },
      { name: 'Rigid links for catheters', value: 'review', source: 1 },
      { name: 'Catheter diameter, tip length', value: '0.6 mm, 6 mm (assumed)' },
      { name: 'Artery diameter; bend', value: '4.0 mm; radius 5.5 mm, 110° (assumed)' },
      { name: 'Sac diameter, neck', value: '7.0 mm, 5.9 mm (assumed)' },
      { name: 'Stiffness of the wall', value: 'k = 20·B/mm⁴ (assumed); depth below 0.1 mm' },
    ],
    leftOut: [
      'The third dimension: artery and both bends lie in one plane',
      'Friction, torque, pulsation, and the action of microwire and coils',
      'Straightening of the artery by the catheter, and give of its wall',
      'Recoil after steaming: microcatheters differ in how they take and keep a shape [4], and shaping still rests on experience [3]',
    ],
    checked: [
      '1,000 random states: energy rises at no step, and no place is more than 0.1 mm deep in the wall',
      'An unshaped catheter in a straight tube rests straight within 0.001 mm',
      'Away from walls it takes its shape within 0.01°',
      'A small bend pressed on a flat wall stores the energy of beam theory, 3Bδ²/(2L³), within 2%',
    ],
  },
};
