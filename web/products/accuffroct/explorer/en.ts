import type { ExplorerTexts } from '../../../ui/stage/explorer-texts.js';
import {
  BEST_CENTIMETRE,
  type controls,
  CUT_OFF,
  CUT_OFF_AFTER,
  difference,
  LENGTH,
  type Result,
  WHOLE_RUN,
} from './model.js';

const mm = (value: number): string => `${value.toFixed(1)}\u00a0mm`;

function verdict(residual: number): string {
  const printed = Number(residual.toFixed(2));
  if (printed > CUT_OFF_AFTER) return 'above 0.90';
  return printed > CUT_OFF
    ? 'at or below 0.90, a suboptimal result after PCI'
    : 'still at or below the cut-off of 0.80';
}

/** What this length is worth beside others. */
function worth({ length, residual, best }: Result): string {
  if (difference(best, residual) >= 0.015) {
    return `Placed better, the same length would bring distal FFR to ${best.toFixed(2)}.`;
  }
  if (length > 12) {
    const further = difference(residual, BEST_CENTIMETRE);
    if (further < 0) {
      return `The best 10\u00a0mm alone would bring it to ${BEST_CENTIMETRE.toFixed(2)}, more than these ${mm(length)}.`;
    }
    return `Treating the best 10\u00a0mm alone would bring it to ${BEST_CENTIMETRE.toFixed(2)}; the other ${mm(length - 10)} add ${further.toFixed(2)}.`;
  }
  const rest = difference(WHOLE_RUN, residual);
  return `Treating all ${LENGTH}\u00a0mm would add ${rest < 0.1 ? 'only ' : ''}another ${rest.toFixed(2)}.`;
}

function sentence(result: Result): string {
  const { length, before, residual } = result;
  const now = residual.toFixed(2);
  if (length === 0) {
    return `Nothing is treated: distal FFR is ${now}, at or below the cut-off of 0.80. Treating the best 10\u00a0mm would bring it to ${BEST_CENTIMETRE.toFixed(2)}.`;
  }
  const gain = difference(residual, before);
  let change = `leaves distal FFR at ${now}`;
  if (gain > 0) change = `lifts distal FFR from ${before.toFixed(2)} to ${now}`;
  // A gap of a few millimetres in a narrowing is one more place behind which the stream must widen.
  if (gain < 0) {
    change = `lowers distal FFR from ${before.toFixed(2)} to ${now}, as flow separates once more where it widens`;
  }
  return `Treating ${mm(length)} ${change}, ${verdict(residual)}. ${worth(result)}`;
}

export const texts: ExplorerTexts<typeof controls, Result> = {
  title: 'Try it: set the ends of the treated segment',
  alt: 'An OCT section at the cursor, a chart of residual FFR against treated length, and below, on one axis, the longitudinal view with the treated segment and FFR before and after.',
  controls: {
    start: { label: 'Segment: one end', unit: '\u00a0mm', digits: 1 },
    end: { label: 'Segment: other end', unit: '\u00a0mm', digits: 1 },
    position: { label: 'Cursor from distal end', unit: '\u00a0mm', digits: 1 },
  },
  readings: {
    before: { label: 'Distal FFR before', unit: '' },
    residual: { label: 'Residual FFR after', unit: '' },
    length: { label: 'Treated length', unit: '\u00a0mm' },
    lumen: { label: 'Lumen area at the cursor', unit: '\u00a0mm²' },
  },
  sentence,
  presets: [
    'Tightest centimetre',
    'Nothing treated',
    '22 mm',
    'From healthy to healthy',
    'Beside the tightest place',
  ],
  how: {
    summary:
      'One unbranched artery, 60 mm long: a tight place within a long, milder narrowing. The treated segment takes its reference area; friction, the losses of each remaining narrowing and the flow are then computed anew. The curve shows the best that any segment of each length can do here.',
    equations: [
      'Treated: A = A₀',
      'Δp = a·Q + b·Q²',
      'a = Σ 8π·μ·Δx / A² + Σ 8π·μ·1.64·D₁ / A₁²',
      'b = Σ ρ·(1.52/2)·(1/A₁ − 1/A₀)²',
      'a·Q + b·Q² + R·Q = Pa − Pv',
      'FFR = (Pa − Δp) / Pa',
    ],
    parameters: [
      { name: 'Entrance length and separation of a narrowing', value: '1.64 and 1.52', source: 1 },
      { name: 'Cut-off after PCI', value: 'FFR ≤0.90: suboptimal', source: 2 },
      { name: 'Reference lumen', value: '3.4 mm distal, 3.9 mm proximal (assumed)' },
      { name: 'Smallest lumen', value: '1.25 mm² (assumed)' },
      { name: 'Hyperaemic flow without disease', value: '600·r³ mm³/s = 177 mL/min (assumed)' },
      { name: 'Aortic and venous pressure, Pa and Pv', value: '95 and 5 mmHg (assumed)' },
      { name: 'Viscosity and density, μ and ρ', value: '3.5 mPa·s and 1,060 kg/m³ (assumed)' },
      { name: 'Narrowing', value: 'lumen area below 90% of the reference (assumed)' },
      {
        name: 'Distance after which two narrowings count in full',
        value: '6 mm (assumed)',
      },
    ],
    leftOut: [
      'The stent itself: underexpansion, struts, edges. Across long stents FFR gradients of 0.04 (30–49 mm) and 0.07 (50 mm and more) were measured [4]; here a restored 54 mm lose about 0.01, so true residual FFR would be lower',
      'Branches, collaterals, pulsation, curvature and errors of contours',
      'What else decides on a stent’s length: plaque at its edges, and the risk that grows with length',
    ],
    checked: [
      'Poiseuille’s law in a straight tube within 0.01%, in a tapering one within 0.1%',
      'Young and Tsai’s equation for blunt narrowings of 40–70% and 4–20 mm within 15%',
      'The same flow and pressure as the site’s network solver within 0.0001%',
      'The whole run restored: as an artery without disease within 0.002 of FFR',
      'In 1,000 random segments: no residual FFR above that of the whole run or above the best curve by more than 0.004',
    ],
  },
};
