import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import type { controls, Result } from './model.js';

const area = (value: number): string => `${value.toFixed(1)}\u00a0mm²`;

/** Which lesion is tighter and which lowers FFR more, of the numbers as printed. */
function verdict({ lesions: { focal, diffuse } }: Result): string {
  const [tight, long] = [focal.drop.toFixed(2), diffuse.drop.toFixed(2)];
  const areas = `${focal.least.toFixed(1)} against ${area(diffuse.least)}`;
  const losses = `${tight} against ${long}`;
  if (focal.least.toFixed(1) === diffuse.least.toFixed(1)) {
    return `Both lesions narrow to ${area(focal.least)}, yet the focal one lowers FFR by ${tight} and the diffuse one by ${long}.`;
  }
  if (focal.least > diffuse.least) {
    return `The focal lesion is now the wider of the two (${areas}) and lowers FFR by ${tight}, the diffuse one by ${long}.`;
  }
  if (tight === long) return `The focal lesion is tighter (${areas}); each lowers FFR by ${tight}.`;
  return focal.drop < diffuse.drop
    ? `The focal lesion is tighter (${areas}) but lowers FFR less: ${losses}.`
    : `The focal lesion is tighter (${areas}) and now lowers FFR more: ${losses}.`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: move through the pullback',
  alt: 'An ultrasound section at the cursor, the smallest lumen and the FFR lost at each of two lesions, and below, on one axis, the longitudinal view and FFR along the pullback.',
  controls: {
    position: { label: 'Frame, from the distal end', unit: '\u00a0mm', digits: 1 },
    focal: { label: 'Smallest lumen of the focal lesion', unit: '\u00a0mm²', digits: 1 },
  },
  readings: {
    lumen: { label: 'Lumen area', unit: '\u00a0mm²' },
    burden: { label: 'Plaque burden', unit: '%' },
    ffr: { label: 'FFR at this frame', unit: '' },
    drop: { label: 'FFR lost so far', unit: '' },
  },
  sentence: (result, { position }) =>
    `At ${position.toFixed(1)}\u00a0mm the lumen is ${area(result.lumen)}, plaque burden ${result.plaqueBurden.toFixed(0)}% and FFR ${result.ffrHere.toFixed(2)}. ${verdict(result)}`,
  presets: [
    'Tightest frame',
    'Within the diffuse lesion',
    'Distal end',
    'Distal end, focal lesion opened',
    'Focal lesion tighter still',
  ],
  how: {
    summary:
      'One unbranched artery, 80 mm long, with a short tight narrowing and a long moderate one. Friction is summed frame by frame from the lumen areas; each narrowing adds a loss at its entrance and that of the jet at its outlet. Flow is set by the distal bed, which stays fully dilated.',
    equations: [
      'Δp = a·Q + b·Q²',
      'a = Σ 8π·μ·Δx / A² + Σ 8π·μ·1.64·D₁ / A₁²',
      'b = Σ ρ·(1.52/2)·(1/A₁ − 1/A₀)²',
      'a·Q + b·Q² + R·Q = Pa − Pv',
      'FFR = (Pa − Δp) / Pa',
      'Plaque burden = 1 − lumen area / area within the EEM',
    ],
    parameters: [
      { name: 'Entrance length and separation of a narrowing', value: '1.64 and 1.52', source: 1 },
      { name: 'Lumen without disease', value: '3.4 mm distal, 3.9 mm proximal (assumed)' },
      { name: 'Hyperaemic flow without disease', value: '600·r³ mm³/s = 177 mL/min (assumed)' },
      { name: 'Aortic and venous pressure, Pa and Pv', value: '95 and 5 mmHg (assumed)' },
      { name: 'Viscosity and density, μ and ρ', value: '3.5 mPa·s and 1,060 kg/m³ (assumed)' },
      { name: 'Narrowing', value: 'lumen area below 90% of that without disease (assumed)' },
    ],
    leftOut: [
      'Branches, collaterals, pulsation, curvature and the catheter’s own obstruction',
      'The local dip of pressure within a narrowing: the curve shows what is lost for good, spread from its narrowest point to its outlet',
      'Errors of contours and of the assumed flow. In 106 lesions longer than 20\u00a0mm, FFR fell with length over mean diameter (|r| = 0.72), a far stronger correlation than with minimal diameter (|r| = 0.36) [3]; the model does not reproduce these coefficients',
    ],
    checked: [
      'Poiseuille’s law in a straight tube within 0.01%, in a tapering one within 0.1%',
      'Young and Tsai’s equation for blunt narrowings of 40–70% and 4–20 mm within 15%',
      'The same flow and pressure as the site’s network solver within 0.0001%',
      'The pressure lost in this artery against the equations’ closed form within 0.5%',
      'In 1,000 random arteries: pressure falls in every frame, the flow fits the bed, and a tighter or longer narrowing lowers distal FFR',
    ],
  },
};
